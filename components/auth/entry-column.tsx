import type { ReactNode } from 'react';

type EntryColumnProps = {
  title: string;
  /** Where one goes afterwards, in one sentence. */
  onward?: ReactNode;
  children?: ReactNode;
  /** The other way in. */
  below?: ReactNode;
};

/** One column a little above the middle: nothing on the page but the way in. It keeps its place when an error comes. */
export function EntryColumn({ title, onward, children, below }: EntryColumnProps) {
  return (
    <main
      id="content"
      className="grid min-h-[calc(100dvh-48px)] grid-rows-[48px_auto_1fr] px-4 pb-8 tablet:min-h-[calc(100dvh-56px)] tablet:grid-rows-[clamp(24px,11dvh,128px)_auto_1fr]"
    >
      <div className="row-start-2 mx-auto w-full tablet:w-[360px]">
        <h1 className="title wrap-anywhere text-28">{title}</h1>
        {onward === undefined ? null : <p className="mt-3 wrap-anywhere text-ink-2">{onward}</p>}
        {children}
        {below === undefined ? null : <div className="mt-6 text-ink-2">{below}</div>}
      </div>
    </main>
  );
}
