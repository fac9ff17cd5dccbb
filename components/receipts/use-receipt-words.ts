'use client';

import { useTranslations } from 'next-intl';
import { useTimeWords } from '@/components/receipts/use-time-words';
import { formatDate } from '@/lib/core/dates';
import { firstName } from '@/lib/core/first-name';
import { timeIn } from '@/lib/rooms/session/attendance';
import type { Grant, QuotedCell, Receipt } from '@/lib/receipts/receipt';
import type { TalkLine } from '@/lib/receipts/talk';
import type { SpanChange } from '@/lib/worksheet/client/read-span-changes';

type LineFacts = {
  isMended: boolean;
  /** The reader; empty for a file, which others read too. */
  uid: string;
  nameOf: (uid: string) => string;
  grants: readonly Grant[];
};

/** Whether a line was written by a permission that a host gave in the session. */
const isGrantFor = ({ kind, uid, capability, at, until }: Grant, line: SpanChange): boolean =>
  kind === 'granted' &&
  capability === 'worksheet:edit' &&
  uid === line.writer &&
  line.at !== null &&
  at <= line.at &&
  (until ?? Infinity) >= line.at;

/** The sentences of a receipt. */
export function useReceiptWords() {
  const t = useTranslations('receipts');
  const capability = useTranslations('audit.capabilities');
  const cells = useTranslations('chat.cell');
  const times = useTimeWords();
  const { clock, length, names } = times;

  const span = ({ startedAt, endedAt }: Pick<Receipt, 'startedAt' | 'endedAt'>): string =>
    endedAt === null
      ? t('span.open', { from: clock(startedAt) })
      : t('span.past', { from: clock(startedAt), until: clock(endedAt) });

  return {
    ...times,
    day: (at: number): string => {
      const day = formatDate(at, 'date');
      const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
      return `${formatDate(at, 'weekday')} ${isThisYear ? formatDate(at, 'dayAndMonth') : day}`;
    },
    /** What stands under the title. */
    line: (receipt: Receipt, uid: string): string => {
      const { isWhole, people, hosts, gone } = receipt;
      if (gone) return span(receipt);
      if (isWhole) {
        const others = people.filter((person) => person.uid !== uid).map(({ name }) => name);
        const when = span(receipt);
        return others.length === 0 ? t('alone', { when }) : t('with', { when, names: names(others) });
      }
      const [own] = people;
      if (!own) return `${span(receipt)}. ${t('absent')}`;
      const present = { length: length(timeIn(own.intervals)) };
      return hosts.length === 0
        ? t('ownAlone', present)
        : t('ownWith', { ...present, names: names(hosts.map(({ name }) => name)) });
    },
    grant: ({ kind, name, capability: asked }: Grant): string =>
      t(`grants.${kind}`, {
        name: name === '' ? t('grants.gone') : firstName(name),
        capability: capability(asked),
      }),
    grantBy: ({ kind, byName, at, until }: Grant): string => {
      const by = { by: byName === '' ? t('grants.somebody') : firstName(byName), at: clock(at) };
      if (kind === 'declined') return t('grants.by', by);
      return until === null
        ? t('grants.byUntilEnd', by)
        : t('grants.byFor', { ...by, length: length(until - at) });
    },
    /** Where a quoted cell stood. */
    place: ({ sheet, kind, line }: QuotedCell, { sheets }: Pick<Receipt, 'sheets'>): string =>
      cells('place', {
        sheet: sheets.find(({ id }) => id === sheet)?.name ?? t('talk.goneSheet'),
        ...{ kind, number: line },
      }),
    /** Who wrote, changed or mended a line, when, and who allowed it. */
    lineBy: (line: SpanChange, { isMended, uid, nameOf, grants }: LineFacts): string => {
      const { writer, was, at } = line;
      const name = writer === null ? '' : firstName(nameOf(writer));
      const values = {
        who: writer === uid && uid !== '' ? 'you' : name === '' ? 'somebody' : 'name',
        name,
        at: at === null ? 'none' : clock(at),
      };
      if (was !== null) return t(`sheets.${isMended ? 'mended' : 'changed'}`, values);
      const by = grants.find((grant) => isGrantFor(grant, line))?.byName ?? '';
      return t('sheets.wrote', { ...values, by: by === '' ? 'none' : firstName(by) });
    },
    speaker: ({ kind, name, isPrivate }: TalkLine): string =>
      t(`talk.${isPrivate ? 'private' : kind}`, { name: firstName(name) }),
  };
}
