import Papa from 'papaparse';
import { organisationRoles, type OrganisationRole } from '@/lib/auth/organisation-role';
import { emailSchema, personNameSchema } from '@/lib/auth/schema';
import { mostLines, type ImportLine } from './import-schema';

/** What can be wrong with a file as a whole. */
export type FileFault =
  | { fault: 'empty' }
  | { fault: 'not-text' }
  | { fault: 'too-many'; count: number }
  | { fault: 'no-name-column' }
  | { fault: 'no-who-column' };

/** What can be wrong with one line, as far as the file alone shows it. */
export type LineFault =
  | 'quotes'
  | 'columns'
  | 'name-invalid'
  | 'who-missing'
  | 'email-invalid'
  | 'role-unknown'
  | 'learner-role'
  | 'learner-group'
  | 'group-invalid'
  | 'twice';

/** As it was typed, for the preview and for the result. */
export type FileCells = { name: string; who: string; role: string; group: string };

export type ReadLine = { line: number; cells: FileCells } & (
  | { person: ImportLine; fault: null }
  | { person: null; fault: LineFault; earlier: number | null }
);

/** The headings by which a column is recognised. */
const columnWords = {
  name: ['name', 'full name'],
  who: ['e-mail', 'email', 'mail', 'class code', 'code', 'e-mail or class code', 'email or class code'],
  role: ['role'],
  group: ['group', 'class'],
} as const;

type Columns = Record<keyof typeof columnWords, number[]> & { count: number };

/**
 * The people of a file with a line of headings. The separator is comma, semicolon or tab; quotes are optional. It
 * takes any line end, with or without a byte order mark. Blank lines do not count.
 */
export function readPeopleFile(text: string): { lines: ReadLine[] } | FileFault {
  if (text.includes('\0')) return { fault: 'not-text' };
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: false,
  });
  const rows = data
    .map((cells, index) => ({ cells: cells.map(tidy), index }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...body] = rows;
  if (!head || body.length === 0) return { fault: 'empty' };
  const columns = findColumns(head.cells);
  if (columns.name.length === 0) return { fault: 'no-name-column' };
  if (columns.who.length === 0) return { fault: 'no-who-column' };
  if (body.length > mostLines) return { fault: 'too-many', count: body.length };
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const known = new Map<string, number>();
  return {
    lines: body.map(({ cells, index }) =>
      readLine(cells, { line: index + 1, columns, known, isBroken: broken.has(index) }),
    ),
  };
}

const tidy = (cell: string): string => cell.normalize('NFC').trim();

function findColumns(head: readonly string[]): Columns {
  const find = (words: readonly string[]) =>
    head.flatMap((cell, index) => (words.includes(cell.toLowerCase()) ? [index] : []));
  return {
    name: find(columnWords.name),
    who: find(columnWords.who),
    role: find(columnWords.role),
    group: find(columnWords.group),
    count: head.length,
  };
}

type Place = { line: number; columns: Columns; known: Map<string, number>; isBroken: boolean };

function readLine(row: readonly string[], { line, columns, known, isBroken }: Place): ReadLine {
  const cell = (column: keyof typeof columnWords) =>
    columns[column].map((index) => row[index] ?? '').find((text) => text !== '') ?? '';
  const cells = { name: cell('name'), who: cell('who'), role: cell('role'), group: cell('group') };
  const bad = (fault: LineFault, earlier: number | null = null): ReadLine => ({
    line,
    cells,
    person: null,
    fault,
    earlier,
  });
  if (isBroken) return bad('quotes');
  if (row.slice(columns.count).some((text) => text !== '')) return bad('columns');
  const name = personNameSchema.safeParse(cells.name);
  if (!name.success) return bad('name-invalid');
  if (cells.who === '') return bad('who-missing');
  const isAddress = cells.who.includes('@');
  const email = isAddress ? emailSchema.safeParse(cells.who) : null;
  if (email?.success === false || (!isAddress && cells.who.length > 40)) return bad('email-invalid');
  const role = readRole(cells.role);
  if (role === undefined) return bad('role-unknown');
  if (!isAddress && role !== null && role !== 'member') return bad('learner-role');
  if (!isAddress && cells.group !== '') return bad('learner-group');
  if (cells.group.length > 100) return bad('group-invalid');

  const code = isAddress ? null : cells.who.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '');
  const key = email?.success ? email.data : `${code} ${name.data.toLowerCase()}`;
  const earlier = known.get(key);
  if (earlier !== undefined) return bad('twice', earlier);
  known.set(key, line);
  const person: ImportLine = {
    line,
    name: name.data,
    email: email?.success ? email.data : null,
    code,
    role: isAddress ? role : null,
    group: cells.group === '' ? null : cells.group,
  };
  return { line, cells, person, fault: null };
}

/** Null for an empty cell, undefined for a word that is no role. */
function readRole(cell: string): OrganisationRole | null | undefined {
  if (cell === '') return null;
  const word = cell.toLowerCase();
  return organisationRoles.find((role) => role === word);
}
