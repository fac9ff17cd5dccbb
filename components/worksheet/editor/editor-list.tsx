import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';

export type EditorOption = {
  id: string;
  icon?: ReactNode;
  name: string;
  /** What it is, in one line. */
  about: ReactNode;
  /** What is typed to get it. */
  keys?: ReactNode;
  take: () => void;
};

type EditorListProps = {
  id: string;
  label: string;
  options: readonly EditorOption[];
  /** The place of the option that Enter takes. */
  chosen: number;
  onChoose: (place: number) => void;
  isNarrow: boolean;
  footer?: ReactNode;
};

export const optionId = (list: string, place: number): string => `${list}-${String(place)}`;

/** What can be taken over into the line, below it. The focus stays in the line, whose keys lead through it. */
export function EditorList({ id, label, options, chosen, onChoose, isNarrow, footer }: EditorListProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={frame}
      className={clsx(
        'raised absolute top-full left-3 z-menu mt-1 max-w-full scroll-mb-4 rounded-12 p-2 shadow-2 max-tablet:left-0',
        isNarrow ? 'w-[420px]' : 'w-[600px]',
      )}
      // The line keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
    >
      <ul id={id} role="listbox" aria-label={label} className={clsx(isNarrow && 'max-h-60 overflow-y-auto')}>
        {options.map((option, place) => (
          <li
            key={option.id}
            id={optionId(id, place)}
            role="option"
            aria-selected={place === chosen}
            ref={(element) => {
              if (place === chosen) element?.scrollIntoView({ block: 'nearest' });
            }}
            className={clsx(
              'grid cursor-pointer items-center gap-x-2 rounded-8 px-2 text-14',
              isNarrow
                ? 'min-h-9 grid-cols-[minmax(72px,auto)_minmax(0,1fr)] pointer-coarse:min-h-11'
                : 'min-h-11 grid-cols-[28px_104px_minmax(0,1fr)_auto] max-tablet:grid-cols-[28px_88px_minmax(0,1fr)]',
              place === chosen && 'bg-sunken',
            )}
            onPointerMove={() => onChoose(place)}
            onClick={option.take}
          >
            {isNarrow ? null : (
              <span className="text-ink-2 [&_.lucide]:size-5" aria-hidden="true">
                {option.icon}
              </span>
            )}
            <span className={isNarrow ? 'font-mono' : 'font-medium'}>{option.name}</span>
            <span className={clsx('text-13 text-ink-2', isNarrow && 'truncate')}>{option.about}</span>
            {option.keys === undefined ? null : (
              <span className="max-tablet:hidden" aria-hidden="true">
                {option.keys}
              </span>
            )}
          </li>
        ))}
      </ul>
      {footer}
    </div>
  );
}
