'use client';

import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { usePreview } from '@/lib/questions/client/use-preview';
import type { QuestionDraft } from '@/lib/questions/draft/question-draft';
import type { PreviewExample, QuestionPreview } from '@/lib/questions/preview-shape';

/** What the right answer comes to, and what would be accepted and what not, while the question is written. */
export function PreviewView({ roomId, draft }: { roomId: string; draft: QuestionDraft }) {
  const t = useTranslations('questions.preview');
  const { value, isWaiting, failure } = usePreview(roomId, draft);
  const error = useUserError(failure);
  if (value === null && !isWaiting && error === null) return null;
  return (
    <section
      aria-label={t('label')}
      aria-busy={isWaiting}
      className="grid gap-2 rounded-8 bg-sunken px-3 py-3"
    >
      <FailureNotice error={error} />
      {value === null ? (
        isWaiting ? (
          <p className="text-13 text-ink-2">{t('waits')}</p>
        ) : null
      ) : (
        <Found preview={value} />
      )}
    </section>
  );
}

function Found({ preview: { samples, accepted, refused, warnings } }: { preview: QuestionPreview }) {
  const t = useTranslations('questions.preview');
  return (
    <div className="grid gap-2" role="status">
      {warnings.map(({ kind, detail }) => (
        <p key={`${kind} ${detail}`} className="flex gap-2 text-13 [&_.lucide]:size-4 [&_.lucide]:flex-none">
          <CircleAlert className="text-poppy" />
          {t(`warnings.${kind}`, { detail })}
        </p>
      ))}
      <Row label={t('samples', { count: samples.length })}>
        {samples.map(({ numbers, key }, place) => (
          <li key={place}>
            {[...numbers.map(({ name, value }) => `${name} = ${value}`), key ?? '–'].join(' · ')}
          </li>
        ))}
      </Row>
      <Row label={t('accepted')}>
        <Examples examples={accepted} />
      </Row>
      <Row label={t('refused')}>
        <Examples examples={refused} />
      </Row>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 text-14">
      <p className="w-24 flex-none text-13 text-ink-2">{label}</p>
      <ul aria-label={label} dir="ltr" className="grid min-w-0 gap-0.5">
        {children}
      </ul>
    </div>
  );
}

function Examples({ examples }: { examples: readonly PreviewExample[] }) {
  const t = useTranslations('questions');
  return examples.map(({ typed, part }) => (
    <li key={typed}>
      {typed}
      {part === undefined ? null : (
        <span className="text-13 text-ink-2"> · {t(`verdict.parts.${part}`)}</span>
      )}
    </li>
  ));
}
