import { cva, type VariantProps } from 'class-variance-authority';

/**
 * The look of everything that is pressed with words on it, also of links (see `ButtonLink`). Heights: 32 in
 * panels, 40 in forms, 44 in the control bar, 48 for a page's call to action; 44 at least where a finger points.
 */
export const buttonStyle = cva(
  'press relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap no-underline aria-disabled:cursor-default',
  {
    variants: {
      variant: {
        ink: 'bg-ink font-semibold text-on-ink hover:bg-ink-hover',
        orchid: 'bg-orchid font-semibold text-on-orchid hover:bg-orchid-hover',
        edge: 'overlay border border-line-strong font-medium text-ink',
        quiet: 'overlay font-medium text-ink',
        accent: 'font-semibold text-orchid hover:bg-orchid-wash',
        poppy:
          'border border-(--poppy-edge,transparent) bg-poppy-fill font-semibold text-on-poppy hover:bg-poppy-hover',
        stage: 'bg-stage-button font-medium text-stage-text hover:bg-stage-hover',
      },
      size: {
        32: 'target h-8 rounded-6 px-3 text-14 [&_.lucide]:size-4',
        40: 'h-10 rounded-8 px-4 text-14 pointer-coarse:h-11',
        44: 'h-11 rounded-10 px-4 text-14',
        48: 'h-12 rounded-8 px-6 text-16',
      },
      isDenied: {
        true: 'bg-transparent! font-medium! text-ink-3! hover:text-ink-2!',
        false: '',
      },
    },
    compoundVariants: [
      // What has an edge or a fill keeps its outline: its words would hang in the air, off every line of the page.
      { isDenied: true, variant: ['ink', 'orchid', 'edge', 'poppy'], class: 'border border-line!' },
    ],
    defaultVariants: { variant: 'ink', size: 40, isDenied: false },
  },
);

type ButtonStyle = VariantProps<typeof buttonStyle>;

export type ButtonVariant = NonNullable<ButtonStyle['variant']>;
export type ButtonSize = NonNullable<ButtonStyle['size']>;
