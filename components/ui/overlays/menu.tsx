'use client';

import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';

type MenuProps = {
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** Runs once it has closed. Answers whether it has moved the focus: else the button gets it back. */
  onClosed?: () => boolean;
  /** After a choice with the pointer the focus stays nowhere, as where single keys act. */
  leavesFocusToKeys?: boolean;
  /** For a menu that something else opens as well. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Actions behind a button. Arrow keys move, Escape closes, focus returns to the button. */
export function Menu(props: MenuProps) {
  const { trigger, align = 'end', side = 'bottom', onClosed, isOpen, onOpenChange, children } = props;
  const isByPointer = useRef(false);
  return (
    <DropdownMenu.Root
      modal={false}
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...{ align, side }}
          onPointerDownCapture={() => {
            isByPointer.current = true;
          }}
          onPointerUpCapture={(event) => {
            // The press that opens a menu chooses nothing, also where the menu lies over its own button.
            if (!isByPointer.current) event.stopPropagation();
          }}
          onKeyDownCapture={() => {
            isByPointer.current = false;
          }}
          onCloseAutoFocus={(event) => {
            const isLeft = props.leavesFocusToKeys === true && isByPointer.current;
            isByPointer.current = false;
            if (onClosed?.() === true || isLeft) event.preventDefault();
          }}
          sideOffset={4}
          collisionPadding={8}
          className="raised z-menu max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-12 p-1 shadow-2 outline-none data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  onSelect?: () => void;
  tone?: 'ink' | 'poppy';
  /** Why this person may not: the item stays, can be reached, and shows the reason under its name. */
  deniedReason?: string | undefined;
  /** The id of the `MenuReason` that says it for this item and others. */
  deniedBy?: string | undefined;
  /** What happens when it is chosen, where that should be known before. */
  hint?: string;
  /** The menu stays, to show what the choice came to. */
  staysOpen?: boolean;
  /** A link as the item's only child. */
  asChild?: boolean;
  children: ReactNode;
};

const itemStyle =
  'flex min-h-9 w-full select-none items-center gap-2 rounded-8 px-2 py-1.5 text-14 no-underline outline-none pointer-coarse:min-h-11 [&_.lucide]:size-4';

export function MenuItem({
  icon,
  onSelect,
  tone = 'ink',
  deniedReason,
  deniedBy,
  hint,
  staysOpen = false,
  asChild = false,
  children,
}: MenuItemProps) {
  const { control } = useFocusKept<HTMLDivElement>();
  if (deniedBy !== undefined || deniedReason !== undefined) {
    return (
      <DeniedItem ref={control} reason={deniedBy === undefined ? deniedReason : undefined} saidBy={deniedBy}>
        {children}
      </DeniedItem>
    );
  }
  return (
    <DropdownMenu.Item
      ref={control}
      asChild={asChild}
      {...((onSelect !== undefined || staysOpen) && {
        onSelect: (event: Event) => {
          if (staysOpen) event.preventDefault();
          onSelect?.();
        },
      })}
      className={clsx(
        itemStyle,
        hint !== undefined && 'items-start! [&_.lucide]:mt-0.5',
        tone === 'poppy'
          ? 'text-poppy data-highlighted:bg-poppy-wash'
          : 'text-ink data-highlighted:bg-ink/6 [&_.lucide]:text-ink-2',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {hint === undefined ? (
            children
          ) : (
            <span>
              <span className="block">{children}</span>
              <span className="block text-12 text-ink-2">{hint}</span>
            </span>
          )}
        </>
      )}
    </DropdownMenu.Item>
  );
}

type DeniedItemProps = {
  ref: Ref<HTMLDivElement>;
  reason: string | undefined;
  saidBy: string | undefined;
  children: ReactNode;
};

/** Not radix' `disabled`, which cannot be focused and so could not say why. */
function DeniedItem({ ref, reason, saidBy, children }: DeniedItemProps) {
  return (
    <DropdownMenu.Item
      ref={ref}
      aria-disabled="true"
      aria-describedby={saidBy}
      onSelect={(event) => event.preventDefault()}
      className={clsx(
        itemStyle,
        reason !== undefined && 'items-start!',
        'text-ink-3 data-highlighted:bg-ink/6 data-highlighted:text-ink-2',
      )}
    >
      <span className={clsx('grid size-4 flex-none place-items-center', reason !== undefined && 'mt-0.5')}>
        <Lock className="size-3!" />
      </span>
      <span>
        <span className="block">{children}</span>
        {reason === undefined ? null : <span className="block text-12">{reason}</span>}
      </span>
    </DropdownMenu.Item>
  );
}

/** A line between groups. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-2 my-1 h-px bg-line" />;
}

/** Why several items of this menu are denied, said once above them: each names it by `deniedBy`. */
export function MenuReason({ id, children }: { id: string; children: ReactNode }) {
  return (
    <DropdownMenu.Label id={id} className="px-2 pt-1.5 pb-2 text-13 text-ink-2">
      {children}
    </DropdownMenu.Label>
  );
}

/** Words that belong to the menu and cannot be chosen, such as who is signed in. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2 py-1.5 text-13 text-ink-2">{children}</DropdownMenu.Label>;
}
