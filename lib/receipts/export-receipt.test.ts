import { attendanceCsv } from './attendance-csv';
import type { Receipt } from './receipt';
import { receiptMarkdown, type ReceiptWords, type WorkedOut } from './receipt-markdown';

const minute = 60_000;
const cell = { sheet: 'first', id: 'c7', kind: 'calculation', line: 3, source: 'F = m*g' };
const receipt: Receipt = {
  ...{ sessionId: 's1', startedAt: 0, endedAt: 46 * minute, gone: null, isWhole: true, hosts: [] },
  people: [
    { uid: 'emmy', name: 'Emmy', isHost: true, intervals: [{ from: 0, until: 46 * minute }] },
    {
      ...{ uid: 'ada', name: '=cmd|"/c calc"!A1', isHost: false },
      intervals: [
        { from: 3 * minute, until: 10 * minute },
        { from: 20 * minute, until: 30 * minute },
      ],
    },
  ],
  grants: [
    {
      ...{ kind: 'granted', uid: 'ada', name: 'Ada', byName: 'Emmy', capability: 'screen:publish' },
      ...{ at: 5 * minute, until: null },
    },
  ],
  messages: [
    { id: 'm', uid: 'ada', name: 'Ada', text: '# $a_1<[b]$ <b>\n- two', at: 7 * minute },
    { id: 'n', uid: 'ada', name: 'Ada', text: 'Why?', at: 8 * minute, cell },
    { id: 'o', uid: 'ada', name: 'Ada', text: 'F = m*g', at: 9 * minute, cell },
  ],
  said: [
    {
      ...{ id: 's', uid: 'emmy', name: 'Emmy', text: 'Look.', at: 6 * minute },
      spoken: { sheet: 'first', id: 'c7', line: 3 },
    },
  ],
  files: [{ id: 'f', name: 'strings.pdf', kind: 'pdf', size: 1 }],
  sheets: [{ id: 'first', name: 'Lesson [9]', createdAt: 0 }],
  pages: [
    {
      ...{ handoutId: 'h1', name: 'Forces', at: 2 * minute, byName: 'Emmy', state: 'returned' },
      ...{ words: 'Well *done*.', led: [{ kind: 'frozen', at: 4 * minute, byName: 'Emmy' }] },
      notes: [{ cell: 'c1', text: '# Mind the sign', byName: 'Emmy', at: 3 * minute }],
    },
  ],
  answers: [
    {
      questionId: 'q1',
      prompt: 'Torque?',
      tries: [{ text: '0.5 *N*', at: 5 * minute, late: false, state: 'partly' }],
    },
  ],
  isCut: { messages: false, said: false },
};
const words: ReceiptWords = {
  ...{ title: 'Saturday', line: 'With Ada', host: 'host' },
  headings: {
    people: 'Who',
    grants: 'Granted',
    sheets: 'Sheets',
    pages: 'Pages',
    answers: 'Answers',
    files: 'Files',
    talk: 'Together',
  },
  clock: (at) => `0:${String(at / minute).padStart(2, '0')}`,
  length: (ms) => `${ms / minute} min`,
  grant: ({ name, capability }) => `${name}: ${capability}`,
  speaker: ({ name, kind }) => `${name} ${kind}`,
  page: ({ name }) => name,
  lead: ({ kind, byName }) => `${byName} ${kind}`,
  answer: ({ text, state }) => `${text} ${state ?? ''}`,
  sheetLink: (id) => `/worksheets/${id}`,
  place: ({ line }) => `Lesson [9] line ${line}`,
  spokenLine: ({ line }) => `Line ${line}`,
  cellLink: ({ sheet, id }) => `/worksheets/${sheet}?cell=${id}`,
};

const workedOut: WorkedOut = new Map([
  [
    'first',
    [
      { number: 3, source: 'f = 2*L', result: '≈ 317.7 Hz', was: 'f`\n g', by: 'Ada changed it, was' },
      { number: null, source: 'A text', result: null, was: null, by: 'Emmy wrote it' },
    ],
  ],
]);

it('writes attendance as a table in which nobody’s name is a formula', () => {
  const columns = {
    ...{ name: 'Name', role: 'Role', came: 'Came', left: 'Left', minutes: 'Minutes' },
    ...{ stays: 'Stays', host: 'host' },
  };
  const [head, emmy, ada] = attendanceCsv(receipt.people, columns).split('\r\n');
  expect(head).toBe('\uFEFFName,Role,Came,Left,Minutes,Stays');
  expect(emmy).toMatch(/^Emmy,host,1970-01-01T00:00:00.000Z,1970-01-01T00:46:00.000Z,46,/);
  expect(ada).toMatch(/^"'=cmd\|""\/c calc""!A1",,1970-01-01T00:03:00.000Z,1970-01-01T00:30:00.000Z,17,/);
});

it('writes a receipt as Markdown, in which nobody’s words are marks', () => {
  const drawn = new Map([['first', ['![A block](data:image/svg+xml;base64,PHN2Zy8+)']]]);
  expect(receiptMarkdown(receipt, workedOut, words, drawn)).toBe(`# Saturday

With Ada

## Who

- Emmy (host): 46 min (0:00–0:46)
- =cmd\\|"/c calc"!A1: 17 min (0:03–0:10, 0:20–0:30)

## Granted

- Ada: screen:publish

## Sheets

- [Lesson \\[9\\]](/worksheets/first)
  - 3: \`f = 2*L\` ≈ 317.7 Hz (Ada changed it, was \`\` f\`; g \`\`)
  - \`A text\` (Emmy wrote it)
  - ![A block](data:image/svg+xml;base64,PHN2Zy8+)

## Pages

- Forces
  - 0:04 Emmy frozen
  - Well \\*done\\*.
  - **Emmy**: \\# Mind the sign

## Answers

- Torque?
  - 0:05 0.5 \\*N\\* partly

## Files

- strings.pdf

## Together

- 0:06 **Emmy said**: Look. [Line 3](/worksheets/first?cell=c7)
- 0:07 **Ada written**: \\# $a_1\\lt \\lbrack b\\rbrack $ \\<b\\> - two
- 0:08 **Ada written**: [Lesson \\[9\\] line 3](/worksheets/first?cell=c7): F = m\\*g · Why?
- 0:09 **Ada written**: [Lesson \\[9\\] line 3](/worksheets/first?cell=c7): F = m\\*g
`);
});

it('leaves out what there was nothing of', () => {
  const empty = {
    ...receipt,
    people: [],
    grants: [],
    messages: [],
    said: [],
    files: [],
    sheets: [],
    pages: [],
    answers: [],
  };
  expect(receiptMarkdown(empty, workedOut, words)).toBe('# Saturday\n\nWith Ada\n');
});
