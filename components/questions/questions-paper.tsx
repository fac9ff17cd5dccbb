'use client';

import type { QuestionsProps } from '@/components/questions/questions-props';
import { useQuestions } from '@/components/questions/use-questions';

/** The questions of a room on a page of their own. */
export function QuestionsPaper(props: QuestionsProps) {
  const { title, action, body, footer } = useQuestions(props);
  return (
    <section
      aria-label={title}
      className="paper flex min-h-80 max-w-[720px] flex-col rounded-12 border border-line"
    >
      <header className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
        <h2 className="text-14 font-semibold">{title}</h2>
        {action}
      </header>
      <div className="flex flex-1 flex-col">{body}</div>
      {footer === null ? null : <footer className="border-t border-line px-4 py-3">{footer}</footer>}
    </section>
  );
}
