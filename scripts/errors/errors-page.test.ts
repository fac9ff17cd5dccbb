import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { errorCatalogue } from '@/lib/errors/catalogue/error-catalogue';
import { errorPlaces } from '@/lib/errors/catalogue/places';
import { classOf } from '@/lib/errors/error-class-of';
import { listErrorRows, type ErrorTableRow } from './list-error-rows';
import { writeErrorsPage } from './write-errors-page';

let rows: ErrorTableRow[];
beforeAll(async () => {
  rows = await listErrorRows();
});
const page = 'docs/errors.md';

/** Codes of different services for one cause: a person reads the same. */
const oneCause: readonly (readonly string[])[] = [
  ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'],
  ['auth/user-disabled', 'auth/disabled'],
  ['auth/requires-recent-login', 'auth/sign-in-too-old'],
  ['auth/id-token-expired', 'auth/expired-token', 'functions/unauthenticated'],
  ['auth/id-token-revoked', 'auth/session-cookie-revoked', 'auth/revoked'],
  ['firestore/permission-denied', 'rtdb/permission-denied', 'documents/no-access'],
  ['firestore/aborted', 'rtdb/maxretry', 'rtdb/set', 'functions/aborted'],
  ['firestore/data-loss', 'functions/data-loss', 'data/unreadable'],
  ['firestore/internal', 'functions/internal', 'server/internal'],
  ['firestore/cancelled', 'functions/cancelled', 'storage/canceled', 'client/cancelled'],
  ['firestore/already-exists', 'functions/already-exists'],
  ['functions/unavailable', 'server/unavailable'],
  ['functions/deadline-exceeded', 'request/timeout'],
  ['functions/resource-exhausted', 'request/rate-limited'],
  ['functions/permission-denied', 'access/denied'],
  ['functions/unimplemented', 'request/unknown-callable', 'client/outdated'],
  ['storage/object-not-found', 'files/not-found'],
  ['app/idb-open', 'app/idb-get', 'app/idb-set', 'client/storage-full'],
  ['rtdb/invalid-key', 'data/key-invalid'],
  ['rtdb/path-too-long', 'data/path-too-long'],
  ['rtdb/value-too-large', 'data/value-too-large'],
  ['livekit/connection-server-unreachable', 'livekit/connection-web-socket', 'call/media-server-unreachable'],
  ['livekit/disconnect-room-deleted', 'livekit/disconnect-room-closed', 'rooms/ended'],
  ['livekit/disconnect-participant-removed', 'rooms/removed'],
  ['livekit/disconnect-state-mismatch', 'livekit/negotiation', 'livekit/signal-reconnect'],
  ['livekit/publish-data', 'livekit/stream-9', 'livekit-rpc/1402'],
];

describe('the table of errors', () => {
  it('has words, a place and a test for each row', () => {
    const lacking = rows.flatMap(({ code, ...told }) =>
      Object.entries(told).flatMap(([part, text]) => (text === '' ? [`${code} has no ${part}`] : [])),
    );
    expect(lacking).toEqual([]);
  });

  it('names places that are there', () => {
    const views = Object.values(errorPlaces).map(({ view }) => view);
    expect(views.filter((view) => !existsSync(view))).toEqual([]);
  });

  it.each(oneCause)('says one thing for %s and its like', (...codes) => {
    expect(codes.filter((code) => !(code in errorCatalogue))).toEqual([]);
    expect(new Set(codes.map((code) => classOf(code, errorCatalogue).words)).size).toBe(1);
  });

  it('says nothing twice with different next steps', () => {
    const byFirst = new Map<string, Set<string>>();
    for (const { words } of rows) {
      const [first = ''] = words.split(/(?<=\.) /);
      byFirst.set(first, (byFirst.get(first) ?? new Set()).add(words));
    }
    expect([...byFirst].filter(([, said]) => said.size > 1)).toEqual([]);
  });

  it('is the one in the documentation', () => {
    expect(readFileSync(page, 'utf8')).toBe(writeErrorsPage(rows));
  });
});

describe('the text of an SDK', () => {
  /** They show sentences of our own engine. */
  const ofMathematics = [
    'components/receipts/changed-line.tsx',
    'components/worksheet/cells/cell-result-line.tsx',
    'components/worksheet/derivation/use-step-sentence.ts',
  ];

  it('is in no view', () => {
    const shown =
      /\b(?:error|thrown|failure|cause|reason|refusal|problem)\??\.message\b|\bString\((?:error|thrown)\)/;
    const views = ['app', 'components']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .sort();
    expect(views.length).toBeGreaterThan(500);
    expect(views.filter((file) => shown.test(readFileSync(file, 'utf8')))).toEqual(ofMathematics);
  });
});
