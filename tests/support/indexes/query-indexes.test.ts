import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findLack, serves, type IndexFile, type QueryShape } from './query-shape';
import { readQueries, type FoundQuery } from './read-queries';

const empty: QueryShape = {
  collection: 'audit',
  isGroup: false,
  equalities: [],
  contains: [],
  ranges: [],
  orders: [],
};
const latestFirst = [{ field: 'at', direction: 'DESCENDING' }] as const;
const auditQuery = (...equalities: string[]): QueryShape => ({ ...empty, equalities, orders: latestFirst });

/** Queries whose parts are put together at run time, by the file that does it. */
const putTogether: Readonly<Record<string, readonly QueryShape[]>> = {
  // Any of the four, and each alone.
  'lib/audit/server/read-audit.ts': [
    auditQuery(),
    auditQuery('action'),
    auditQuery('actorUid'),
    auditQuery('subjectUid'),
    auditQuery('roomId'),
    auditQuery('action', 'actorUid', 'subjectUid', 'roomId'),
  ],
  // For everyone or for one person, and with a range of time or without.
  'lib/chat/client/watch-messages.ts': [
    { ...empty, collection: 'messages', equalities: ['to'], orders: latestFirst },
    { ...empty, collection: 'messages', contains: ['readers'], orders: latestFirst },
  ],
};

const root = process.cwd();
const file = JSON.parse(
  readFileSync(path.join(root, 'firebase', 'firestore.indexes.json'), 'utf8'),
) as IndexFile;
const found = readQueries(root, ['app', 'components', 'lib', 'scripts']);

/** Whether what is only known at run time decides about its index. */
const isOpen = ({ shapes }: FoundQuery) =>
  shapes === null ||
  shapes.some(({ collection, isGroup, orders }) => collection === null && (isGroup || orders.length > 0));
const known = found
  .filter((query) => !isOpen(query))
  .flatMap(({ file: name, line, shapes }) =>
    (shapes ?? []).map((shape) => ({ where: `${name}:${line}`, shape })),
  );
const all = [
  ...known,
  ...Object.entries(putTogether).flatMap(([where, shapes]) => shapes.map((shape) => ({ where, shape }))),
];

describe('Firestore, which in production answers no query without an index', () => {
  it('has the index of every query that our code makes', () => {
    expect(known.length).toBeGreaterThan(50);
    const lacks = all.map(({ where, shape }) => ({ where, lack: findLack(shape, file) }));
    expect(lacks.filter(({ lack }) => lack !== null)).toEqual([]);
  });

  it('knows by hand the queries that are put together at run time, and no others', () => {
    const open = found.filter(isOpen).map((query) => query.file);
    expect([...new Set(open)].sort()).toEqual(Object.keys(putTogether).sort());
  });

  it('keeps no index that no query is answered by', () => {
    const unused = file.indexes.filter((index) => !all.some(({ shape }) => serves(index, shape)));
    expect(unused).toEqual([]);
  });
});

describe('what a query lacks', () => {
  const byRoom = {
    collectionGroup: 'audit',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'roomId', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'DESCENDING' },
    ],
  } as const;
  const byActor = {
    ...byRoom,
    fields: [{ fieldPath: 'actorUid', order: 'ASCENDING' }, byRoom.fields[1]],
  } as const;
  const group = { ...empty, isGroup: true, equalities: ['uid'] };
  const lackOf = (query: QueryShape, indexes: IndexFile['indexes'] = [], overrides: IndexFile['fieldOverrides'] = []) =>
    findLack(query, { indexes, fieldOverrides: overrides }); // prettier-ignore

  it('is nothing where fields are only compared for equality, or only one is ordered', () => {
    expect(lackOf({ ...empty, equalities: ['roomId', 'uid'] })).toBeNull();
    expect(lackOf({ ...empty, ranges: ['at'], orders: latestFirst })).toBeNull();
  });

  it('is an index where one field is compared and another one ordered', () => {
    expect(lackOf(auditQuery('roomId'))).toBe('an index on roomId, at DESCENDING');
    expect(lackOf(auditQuery('roomId'), [byRoom])).toBeNull();
    expect(lackOf({ ...empty, equalities: ['roomId'], ranges: ['at'] }, [byRoom])).toBe(
      'an index on roomId, at ASCENDING',
    );
  });

  it('is nothing where indexes of the same order are joined', () => {
    expect(lackOf(auditQuery('roomId', 'actorUid'), [byRoom])).toBe('an index on actorUid, at DESCENDING');
    expect(lackOf(auditQuery('roomId', 'actorUid'), [byRoom, byActor])).toBeNull();
  });

  it('is the index of a collection group, which Firestore never makes on its own', () => {
    expect(lackOf(group)).toBe('an index of uid for COLLECTION_GROUP');
    const override = (queryScope: 'COLLECTION' | 'COLLECTION_GROUP') => ({
      collectionGroup: 'audit',
      fieldPath: 'uid',
      indexes: [{ queryScope, order: 'ASCENDING' as const }],
    });
    expect(lackOf(group, [], [override('COLLECTION_GROUP')])).toBeNull();
    // An override of a field replaces the indexes that Firestore makes on its own.
    expect(lackOf({ ...group, isGroup: false }, [], [override('COLLECTION_GROUP')])).toBe(
      'an index of uid for COLLECTION',
    );
  });
});
