'use client';

import { clsx } from 'clsx';
import type { QuestionsProps } from '@/components/questions/questions-props';
import { useQuestions } from '@/components/questions/use-questions';

/** The questions of a room on a page of their own. */
export function QuestionsPaper(props: QuestionsProps) {
  const { title, action, body, footer } = useQuestions(props);
  // The page has this title already, unless a question is written.
  const isWriting = footer === null && props.runs;
  return (
    <section
      aria-label={title}
      className="paper flex min-h-80 max-w-[720px] flex-col rounded-12 border border-line"
    >
      <header
        className={clsx(
          'items-center justify-end gap-3 border-b border-line px-4',
          isWriting || action !== null ? 'flex min-h-12' : 'sr-only',
        )}
      >
        <h2 className={isWriting ? 'mr-auto text-14 font-semibold' : 'sr-only'}>{title}</h2>
        {action}
      </header>
      <div className="flex flex-1 flex-col">{body}</div>
      {footer === null ? null : <footer className="border-t border-line px-4 py-3">{footer}</footer>}
    </section>
  );
}
