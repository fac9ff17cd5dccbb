import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PersonBar } from '@/components/ui/people/person-bar';
import { linkTextStyle } from '@/components/ui/buttons/link-text';
import { personWords, roomWords, type AuditWords } from '@/lib/audit/audit-words';
import type { AuditEntry } from '@/lib/audit/contract';
import { actionValues } from '@/lib/audit/action-values';
import { factWords } from '@/lib/audit/fact-words';
import { formatDate } from '@/lib/core/dates';
import { personHue } from '@/lib/core/person-hue';

/** What the log can be narrowed to from a row. */
export type AuditFocus = { actorUid: string } | { subjectUid: string } | { roomId: string };

type AuditRowProps = {
  entry: AuditEntry;
  words: AuditWords;
  /** On a room's own page every row is about it. */
  showsRoom: boolean;
  onFocus: (focus: AuditFocus) => void;
};

/** One action: when, who, what, where; pressed, it says what was so before and after. */
export function AuditRow({ entry, words, showsRoom, onFocus }: AuditRowProps) {
  const { action, actorUid, roomId, at } = entry;
  const t = useTranslations('audit');
  const sentence = t.rich(`actions.${action}`, {
    ...actionValues(entry, words),
    refused: (chunks) => <strong className="font-semibold text-poppy">{chunks}</strong>,
  });
  return (
    <details className="group border-b border-line">
      <summary
        className={clsx(
          'overlay grid cursor-pointer list-none grid-cols-[1fr_auto] items-baseline gap-x-3 py-1.5 text-14 group-open:font-medium [&::-webkit-details-marker]:hidden',
          showsRoom
            ? 'tablet:grid-cols-[64px_160px_minmax(0,1fr)_160px_16px]'
            : 'tablet:grid-cols-[64px_160px_minmax(0,1fr)_16px]',
          'tablet:min-h-9 tablet:items-center tablet:gap-x-6 tablet:py-1',
        )}
      >
        <time
          dateTime={new Date(at).toISOString()}
          className="order-2 text-13 text-ink-2 tabular tablet:order-none"
        >
          {formatDate(at, 'clockWithSeconds')}
        </time>
        <span className="flex min-w-0 items-center gap-2 font-medium">
          <PersonBar hue={personHue(actorUid)} className="h-4" />
          <span className="truncate">{personWords(words, actorUid)}</span>
        </span>
        <span className="order-3 col-span-2 wrap-anywhere tablet:order-none tablet:col-span-1">
          {sentence}
        </span>
        {showsRoom ? (
          <span className="order-4 col-span-2 truncate text-13 text-ink-2 tablet:order-none tablet:col-span-1">
            {roomId === null ? null : roomWords(words, roomId)}
          </span>
        ) : null}
        <ChevronRight className="hidden size-4! text-ink-2 transition-transform group-open:rotate-90 motion-reduce:transition-none tablet:block" />
      </summary>
      <AuditDetails {...{ entry, words, showsRoom, onFocus }} />
    </details>
  );
}

/** Stands under the sentence that it is about. */
function AuditDetails({ entry, words, showsRoom, onFocus }: AuditRowProps) {
  const { t } = words;
  const { actorUid, subjectUid, roomId, before, after, reason } = entry;
  const said = [
    { term: t('before'), words: factWords(before, words) },
    { term: t('after'), words: factWords(after, words) },
    { term: t('reason'), words: reason === undefined ? null : t('quoted', { text: reason }) },
  ].filter((one) => one.words !== null);
  const ways: { label: string; focus: AuditFocus }[] = [
    { label: t('allBy', { name: personWords(words, actorUid) }), focus: { actorUid } },
    ...(subjectUid === null || subjectUid === actorUid
      ? []
      : [{ label: t('allAbout', { name: personWords(words, subjectUid) }), focus: { subjectUid } }]),
    ...(roomId === null || !showsRoom
      ? []
      : [{ label: t('allIn', { name: roomWords(words, roomId) }), focus: { roomId } }]),
  ].filter(({ focus }) => !Object.values(focus).some((id) => id.startsWith('_')));
  return (
    <div className="pb-3 text-13 tablet:pl-[272px]">
      <dl className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-3 gap-y-1">
        {said.map(({ term, words: sentence }) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="wrap-anywhere">{sentence}</dd>
          </div>
        ))}
      </dl>
      <p className={clsx('flex flex-wrap gap-x-4 gap-y-1', said.length > 0 && 'mt-2')}>
        {ways.map(({ label, focus }) => (
          <button
            key={label}
            type="button"
            className={clsx(linkTextStyle.orchid, 'min-h-6 text-left')}
            onClick={() => onFocus(focus)}
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}
