import 'server-only';
import {
  FieldPath,
  type CollectionReference,
  type DocumentReference,
  type Query,
} from 'firebase-admin/firestore';
import { auditWordsFor } from '@/lib/audit/server/audit-translators';
import {
  listAudit,
  listRoomAudit,
  type AuditCursor,
  type AuditEntry,
  type AuditNames,
  type AuditPage,
} from '@/lib/audit/contract';
import { personWords, roomWords } from '@/lib/audit/audit-words';
import { actionSentence } from '@/lib/audit/action-values';
import { matchesText, type AuditFilter } from '@/lib/audit/filter';
import { auditGroups, auditRowSchema, type AuditRow } from '@/lib/audit/schema';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const collection = (): CollectionReference<AuditRow> =>
  adminFirestore().collection('audit').withConverter(documentConverter(auditRowSchema));

/** Rows that are read at once, and how many are looked through at most where words are looked for. */
const step = 250;
const mostLookedThrough = 2000;

/** Rows on a page. */
const onPage = 50;

export const listAuditCallable = bindCallable(listAudit, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: ({ input }) => readAudit({ ...input, limit: onPage }),
});

// The filter's room is replaced by the permitted one.
export const listRoomAuditCallable = roomCallable(
  listRoomAudit,
  'member:moderate',
  ({ caller, input: { roomId, filter, cursor } }) =>
    readAudit({ filter: { ...filter, roomId }, cursor, limit: onPage, reader: caller.uid }),
);

type Question = {
  filter: AuditFilter;
  cursor: AuditCursor | null;
  limit: number;
  /** Who reads, where they are not to see who has reported them. */
  reader?: string;
};

/**
 * A page of the log, newest first, with what its ids are called now. Words cannot be asked of the database: so many
 * rows are looked through, and with what was found goes from where one can look further.
 */
export async function readAudit({ filter, cursor, limit, reader }: Question): Promise<AuditPage> {
  const { text = '', ...asked } = filter;
  const isLooking = text.trim() !== '';
  const known: AuditNames = { people: {}, rooms: {}, groups: {}, profiles: await profileNames() };
  const found: AuditEntry[] = [];
  let next = cursor;
  for (let looked = 0; looked < mostLookedThrough; looked += step) {
    const size = isLooking ? step : limit + 1;
    const entries = await readRows(queryOf(asked), next, size);
    await addNames(known, entries);
    const words = auditWordsFor(known);
    for (const entry of entries) {
      if (found.length === limit) return { entries: found, names: namesIn(known, found), next };
      next = { at: entry.at, id: entry.id };
      if (entry.action === 'person-reported' && entry.subjectUid === reader) continue;
      const said = [personWords(words, entry.actorUid), actionSentence(entry, words)];
      if (entry.roomId !== null) said.push(roomWords(words, entry.roomId));
      if (!isLooking || matchesText(said, text)) found.push(entry);
    }
    if (entries.length < size) return { entries: found, names: namesIn(known, found), next: null };
  }
  return { entries: found, names: namesIn(known, found), next };
}

function queryOf({ from, until, group, actorUid, subjectUid, roomId }: Omit<AuditFilter, 'text'>) {
  let query: Query<AuditRow> = collection();
  if (group !== undefined) query = query.where('action', 'in', auditGroups[group]);
  if (actorUid !== undefined) query = query.where('actorUid', '==', actorUid);
  if (subjectUid !== undefined) query = query.where('subjectUid', '==', subjectUid);
  if (roomId !== undefined) query = query.where('roomId', '==', roomId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  return query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

async function readRows(
  query: Query<AuditRow>,
  after: AuditCursor | null,
  size: number,
): Promise<AuditEntry[]> {
  const page = after ? query.startAfter(after.at, after.id) : query;
  const { docs } = await page.limit(size).get();
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/** Whom and what rows speak of, also in what was before and after. */
function idsIn(entries: readonly AuditEntry[]): Record<(typeof kinds)[number], Set<string>> {
  const ids = { people: new Set<string>(), rooms: new Set<string>(), groups: new Set<string>() };
  const put = (set: Set<string>, value: unknown) => {
    if (typeof value === 'string' && value !== '' && !value.startsWith('_')) set.add(value);
  };
  for (const { actorUid, subjectUid, roomId, before, after } of entries) {
    for (const uid of [actorUid, subjectUid]) put(ids.people, uid);
    put(ids.rooms, roomId);
    for (const facts of [before, after]) {
      for (const name of ['uid', 'owner', 'invitedBy']) put(ids.people, facts[name]);
      put(ids.groups, facts['group']);
    }
  }
  return ids;
}

/** Of the profiles that the organisation has made; ours have words of their own. */
async function profileNames(): Promise<Record<string, string>> {
  const { edits } = await readOrganization();
  const named = Object.entries(edits).map(([id, edit]) => [id, edit?.name] as const);
  return Object.fromEntries(named.filter((one): one is [string, string] => one[1] !== undefined));
}

const places = { people: 'users', rooms: 'rooms', groups: 'groups' } as const;
const kinds = ['people', 'rooms', 'groups'] as const;

/** Adds what is not known yet. The documents are other domains'; all that is read of them is the name. */
async function addNames(known: AuditNames, entries: readonly AuditEntry[]): Promise<void> {
  const ids = idsIn(entries);
  const missing = kinds.flatMap((kind) =>
    [...ids[kind]].filter((id) => !(id in known[kind])).map((id) => ({ kind, id })),
  );
  if (missing.length === 0) return;
  const references: DocumentReference[] = missing.map(({ kind, id }) =>
    adminFirestore().doc(`${places[kind]}/${id}`),
  );
  const documents = await adminFirestore().getAll(...references, { fieldMask: ['name'] });
  for (const [index, { kind, id }] of missing.entries()) {
    const name: unknown = documents[index]?.get('name');
    if (typeof name === 'string') known[kind][id] = name;
  }
}

/** Of all that was looked up no more is told than what the found rows speak of. */
function namesIn(known: AuditNames, entries: readonly AuditEntry[]): AuditNames {
  const ids = idsIn(entries);
  const only = (kind: (typeof kinds)[number]) =>
    Object.fromEntries(Object.entries(known[kind]).filter(([id]) => ids[kind].has(id)));
  const { profiles } = known;
  return { people: only('people'), rooms: only('rooms'), groups: only('groups'), profiles };
}
