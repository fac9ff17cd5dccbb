'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { usePanelFocus } from '@/components/ui/focus/use-panel-focus';

type PanelProps = {
  title: string;
  /** What stands beside the title: a count. */
  aside?: ReactNode;
  /** Takes the room between title and buttons: a search. */
  search?: ReactNode;
  /** What can be done with all of it, before the button that closes it. */
  action?: ReactNode;
  /** What the button that closes it is called: "Close people". */
  closeLabel: string;
  onClose: () => void;
  /** Between head and body, in view while the body scrolls: a search. */
  top?: ReactNode;
  /** The same from edge to edge: rows with a line below. */
  bands?: ReactNode;
  /** Below the body, in view while the body scrolls: what is written or pressed all the time. */
  footer?: ReactNode;
  /** The padding of the body, where rows do not run from edge to edge: `p-4`. */
  bodyClassName?: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A sheet of paper on the table of a call, named by its title: takes the focus when it opens, closes by Escape, and
 * gives the focus back. Head and footer stay; the body scrolls.
 */
export function Panel(props: PanelProps) {
  const { title, aside, search, action, closeLabel, onClose } = props;
  const { top, bands, footer, bodyClassName, className, children } = props;
  const id = useId();
  const panel = usePanelFocus();
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className={clsx('paper flex flex-col overflow-hidden rounded-12 outline-none', className)}
      onKeyDown={(event) => {
        // An Escape that has closed a menu or a tooltip in the panel is used up; it reaches here through React's tree.
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className="flex h-11 flex-none items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 id={id} className="text-14 font-semibold">
          {title}
        </h2>
        {aside === undefined ? null : <span className="text-13 text-ink-2">{aside}</span>}
        {search === undefined ? null : <div className="min-w-0 flex-1 px-1">{search}</div>}
        <span className="ml-auto flex items-center gap-1">
          {action}
          <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
        </span>
      </header>
      {top === undefined || top === null ? null : <div className="flex-none px-4 pt-3">{top}</div>}
      {bands}
      <div
        // The panel cuts what lies outside it: the ring of the focus is drawn inside.
        className={clsx('min-h-0 flex-1 overflow-y-auto -outline-offset-2', bodyClassName)}
        tabIndex={0}
        role="region"
        aria-labelledby={id}
      >
        {children}
      </div>
      {footer === undefined || footer === null ? null : (
        <footer className="flex-none border-t border-line px-4 py-3 short:py-2">{footer}</footer>
      )}
    </aside>
  );
}
