import type { AppErrorDetails } from '@/lib/errors/app-error';

type Parts = { key: object; input: object };
type Body = string | Uint8Array | null;

/** Bodies that are no call, made from the parts of a right one, with the details of the refusal. */
export const wrongBodies: readonly [
  what: string,
  bodyOf: (parts: Parts) => Body,
  details?: AppErrorDetails,
][] = [
  ['nothing', () => null],
  ['something that is not JSON', () => '{"data":'],
  ['a list', () => '[]'],
  ['a word', () => '"data"'],
  ['null', () => 'null'],
  ['an object without data', () => '{}', { field: 'data' }],
  ['data that is null', () => '{"data":null}', { field: 'data' }],
  ['data that is a list', () => '{"data":[]}', { field: 'data' }],
  ['bytes that are no text', () => Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d)],
  ['a field beside data', ({ key, input }) => JSON.stringify({ data: { ...key, input }, admin: true })],
  [
    'a field beside input',
    ({ key, input }) => JSON.stringify({ data: { ...key, input, uid: 'somebody' } }),
    { field: 'data' },
  ],
  [
    'a field in input that no contract knows',
    ({ key, input }) => JSON.stringify({ data: { ...key, input: { ...input, ownerUid: 'somebody' } } }),
  ],
  [
    'a change of prototype',
    ({ key, input }) =>
      JSON.stringify({ data: { ...key, input: { ...input, last: 0 } } }).replace(
        '"last":0',
        '"__proto__":{}',
      ),
  ],
];

/** Values that are of the wrong kind for most fields. */
export const wrongKinds: readonly unknown[] = [42, true, null, [], {}, { $ne: null }];

/** Texts that most fields refuse: empty, endless, of control characters, or a path. */
export const wrongTexts: readonly string[] = ['', 'x'.repeat(5000), '\u0000\u0007', '../../..', 'a/b'];

/** Keys that a keyed call refuses, with the field that is named. */
export const wrongKeys: readonly [key: string | null, field: string][] = [
  [null, 'key'],
  ['short', 'data.key'],
  ['x'.repeat(65), 'data.key'],
  ['../../../../../../etc', 'data.key'],
  ['ÄÖÜäöüßÄÖÜäöüßÄÖÜ', 'data.key'],
];

/** Keys that a call which is not keyed refuses. */
export const unwantedKeys: typeof wrongKeys = [['0123456789abcdef', 'key']];

/** More than the 256 KiB that are read. */
export const tooLarge = (): string => JSON.stringify({ data: { input: 'x'.repeat(256 * 1024) } });
export const tooLargeDetails: AppErrorDetails = { limit: 262_144 };
