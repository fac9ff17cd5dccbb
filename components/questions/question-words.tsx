'use client';

import { useTranslations } from 'next-intl';
import { MessageFormula } from '@/components/chat/message-text/message-formula';
import { MessageText } from '@/components/chat/message-text/message-text';
import type { Wanted } from '@/lib/questions/question';

type QuestionTextProps = {
  prompt: string;
  /** Lines of the question, and the reader's own numbers. */
  given: readonly string[];
  numbers: readonly string[];
  /** A host reads from where they are drawn. */
  isForHost?: boolean;
  wanted: Wanted;
  texOf: (line: string) => string | null;
};

/** What is asked: the words, the lines that are given, and what an answer has to be besides right. */
export function QuestionWords({ prompt, given, numbers, isForHost, wanted, texOf }: QuestionTextProps) {
  const t = useTranslations('questions');
  const asked = useWantedWords(wanted);
  return (
    <div className="grid gap-2">
      <div className="text-16">
        <MessageText source={prompt} />
      </div>
      <Lines label={t('given')} {...{ lines: given, texOf }} />
      <Lines label={t(isForHost === true ? 'editor.parameters' : 'numbers')} {...{ lines: numbers, texOf }} />
      {asked.length === 0 ? null : <p className="text-13 text-ink-2">{asked.join(', ')}</p>}
    </div>
  );
}

type LinesProps = { label: string; lines: readonly string[]; texOf: (line: string) => string | null };

function Lines({ label, lines, texOf }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <div className="flex gap-3 text-14">
      <p className="w-24 flex-none text-13 text-ink-2">{label}</p>
      <ul aria-label={label} className="grid min-w-0 gap-1">
        {lines.map((line) => {
          const tex = texOf(line);
          return (
            <li key={line} dir="ltr">
              {tex === null ? line : <MessageFormula tex={tex} label={line} isBlock={false} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function useWantedWords({ figures, decimals, unit, form }: Wanted): string[] {
  const t = useTranslations('questions.wanted');
  const forms = ['expanded', 'factored', 'lowest-terms', 'as-typed'] as const;
  const known = forms.find((one) => one === form);
  return [
    ...(figures ? [t(figures.atLeast ? 'figuresAtLeast' : 'figures', { count: figures.count })] : []),
    ...(decimals === undefined ? [] : [t('decimals', { count: decimals })]),
    ...(unit === undefined ? [] : [unit === 'kind' ? t('unitKind') : t('unit', { unit })]),
    ...(known ? [t(`form.${known}`)] : []),
  ];
}
