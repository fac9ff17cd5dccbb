import type { ReactNode } from 'react';

type StoryProps = {
  title: string;
  text: string;
  /** `beside`: words left, picture right; `above`: words in two columns, picture over the full width. */
  layout: 'beside' | 'above';
  children: ReactNode;
};

const columns =
  'desktop:grid desktop:grid-cols-[432px_minmax(0,1fr)] desktop:gap-x-14 wide:grid-cols-[480px_minmax(0,1fr)]';

/** One thing it does, in a sentence and a picture. */
export function Story({ title, text, layout, children }: StoryProps) {
  if (layout === 'above') {
    return (
      <section>
        <div className={`${columns} mb-8 items-baseline`}>
          <h2 className="title max-w-[400px] text-28">{title}</h2>
          <p className="max-w-[62ch] text-16 text-ink-2 max-desktop:mt-3">{text}</p>
        </div>
        {children}
      </section>
    );
  }
  return (
    <section className={`${columns} items-center`}>
      <div className="max-desktop:mb-8">
        <h2 className="title max-w-[400px] text-28">{title}</h2>
        <p className="mt-4 max-w-[400px] text-16 text-ink-2 max-desktop:mt-3 max-desktop:max-w-[62ch]">
          {text}
        </p>
      </div>
      {children}
    </section>
  );
}
