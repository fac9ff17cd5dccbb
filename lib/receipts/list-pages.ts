import { handoutStates } from '@/lib/access/class-rules';
import type { AuditRow } from '@/lib/audit/schema';
import type { ClassPage, PageLead } from './class-page';

/** What is told in a receipt of what hosts did with pages, by the rows of the audit. */
export const pageActions = ['handout-led', 'handout-paced', 'page-shown', 'page-hidden'] as const;

type Row = Pick<AuditRow, 'action' | 'actorUid' | 'subjectUid' | 'after' | 'at'>;

/** A hand-out as the databases have it, with what is there of the reader's own page. */
export type FoundPage = Pick<ClassPage, 'handoutId' | 'name' | 'at' | 'state'> & {
  by: string;
  words?: string;
  /** Null for who reads about everybody. */
  own: {
    said: ClassPage['said'] | undefined;
    notes: readonly { cell: string; text: string; by: string; at: number }[];
  } | null;
};

type Options = {
  /** Whose receipt it is; null for who reads about everybody. */
  uid: string | null;
  nameOf: (uid: string) => string;
};

/** The hand-outs of a session, the oldest first, each with what was done with its pages. */
export function listPages(
  found: readonly FoundPage[],
  rows: readonly Row[],
  { uid, nameOf }: Options,
): ClassPage[] {
  const led = rows
    .filter(({ subjectUid }) => uid === null || subjectUid === null || subjectUid === uid)
    .toSorted((one, other) => one.at - other.at)
    .flatMap((row) => {
      const lead = toLead(row, nameOf);
      return lead === null ? [] : [{ page: row.after['page'], lead }];
    });
  return found
    .toSorted((one, other) => one.at - other.at)
    .map(({ by, own, words, ...page }) => ({
      ...page,
      byName: nameOf(by),
      ...(words !== undefined && page.state === 'returned' && { words }),
      ...(own?.said && { said: own.said }),
      notes: (own?.notes ?? [])
        .map(({ by: writer, ...note }) => ({ ...note, byName: nameOf(writer) }))
        .toSorted((one, other) => one.at - other.at),
      led: led.filter((one) => one.page === page.handoutId).map(({ lead }) => lead),
    }));
}

function toLead(
  { action, actorUid, subjectUid, after, at }: Row,
  nameOf: Options['nameOf'],
): PageLead | null {
  const done = { at, byName: nameOf(actorUid) };
  const { pace, isNamed } = after;
  if (action === 'handout-led') {
    const state = handoutStates.find((known) => known === after['handout']);
    return state === undefined ? null : { kind: state, ...done };
  }
  if (action === 'handout-paced') {
    return { kind: 'paced', ...done, pace: typeof pace === 'number' ? pace : null };
  }
  const learner = nameOf(subjectUid ?? '');
  if (action === 'page-shown') return { kind: 'shown', ...done, learner, isNamed: isNamed === true };
  return action === 'page-hidden' ? { kind: 'hidden', ...done, learner } : null;
}
