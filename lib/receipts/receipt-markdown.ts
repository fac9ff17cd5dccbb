import { timeIn } from '@/lib/rooms/session/attendance';
import type { ClassPage, PageLead } from './class-page';
import type { OwnAnswers } from './own-answers';
import type { Grant, QuotedCell, Receipt, SpokenCell } from './receipt';
import { listTalk, type TalkLine } from './talk';

/** What the file says in the reader's language and by the reader's clock. */
export type ReceiptWords = {
  title: string;
  line: string;
  headings: Readonly<Record<'people' | 'grants' | 'sheets' | 'pages' | 'answers' | 'files' | 'talk', string>>;
  clock: (at: number) => string;
  length: (ms: number) => string;
  host: string;
  grant: (grant: Grant) => string;
  /** How a line of the talk begins, such as "Ada in the chat". */
  speaker: (line: TalkLine) => string;
  /** A hand-out, such as "Forces, handed out at 14:02", and what was done with its pages. */
  page: (page: ClassPage) => string;
  lead: (lead: PageLead) => string;
  /** A try, such as "0.5 N · right in part". */
  answer: (tried: OwnAnswers['tries'][number]) => string;
  sheetLink: (id: string) => string;
  /** The place of a quoted cell, such as "Lesson · line 3", and where it is. */
  place: (cell: QuotedCell) => string;
  cellLink: (cell: Pick<QuotedCell, 'sheet' | 'id'>) => string;
  /** The line about which something was said, such as "Line 3". */
  spokenLine: (cell: SpokenCell) => string;
};

/** A line of a sheet that is new or changed. */
export type WorkedLine = {
  /** Null for texts and headings. */
  number: number | null;
  source: string;
  /** What it came to, such as "≈ 317.7 Hz"; null where that says no more than the line. */
  result: string | null;
  was: string | null;
  /** Who wrote or changed it, such as "Ada changed it, was". */
  by: string;
};

/** Of each sheet, by its id, what was worked out in it. */
export type WorkedOut = ReadonlyMap<string, readonly WorkedLine[]>;

/** Of each sheet, by its id, what was drawn on it: pictures in Markdown. */
export type Drawn = ReadonlyMap<string, readonly string[]>;

/** A receipt as Markdown. What people wrote is kept as text: no name or message opens a heading, a list or a tag. */
export function receiptMarkdown(
  receipt: Receipt,
  workedOut: WorkedOut,
  words: ReceiptWords,
  drawn: Drawn = new Map(),
): string {
  const { headings, clock } = words;
  const { people, grants, sheets, pages, answers, files } = receipt;
  const attendance = people.map(({ name, isHost, intervals }) => {
    const stays = intervals.map(({ from, until }) => `${clock(from)}–${clock(until)}`).join(', ');
    const role = isHost ? ` (${words.host})` : '';
    return `${escape(name)}${role}: ${words.length(timeIn(intervals))} (${stays})`;
  });
  const talk = listTalk(receipt).map(
    (line) => `${clock(line.at)} **${escape(words.speaker(line))}**: ${textOf(line, words)}`,
  );
  return [
    `# ${escape(words.title)}`,
    escape(words.line),
    section(headings.people, attendance),
    section(
      headings.grants,
      grants.map((grant) => escape(words.grant(grant))),
    ),
    section(
      headings.sheets,
      sheets.map(({ id, name }) =>
        [
          `[${escape(name)}](${words.sheetLink(id)})`,
          ...(workedOut.get(id) ?? []).map((line) => `  - ${describe(line)}`),
          ...(drawn.get(id) ?? []).map((picture) => `  - ${picture}`),
        ].join('\n'),
      ),
    ),
    section(
      headings.pages,
      pages.map((page) => [escape(words.page(page)), ...inPage(page, words)].join('\n')),
    ),
    section(
      headings.answers,
      answers.map(({ prompt, tries }) =>
        [
          escape(prompt),
          ...tries.map((tried) => `  - ${clock(tried.at)} ${escape(words.answer(tried))}`),
        ].join('\n'),
      ),
    ),
    section(
      headings.files,
      files.map(({ name }) => escape(name)),
    ),
    section(headings.talk, talk),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** What was done with the pages of a hand-out, what was said to all, and the notes beside the reader's lines. */
function inPage({ words: toAll, led, notes }: ClassPage, { clock, lead }: ReceiptWords): string[] {
  const lines = [
    ...led.map((one) => `${clock(one.at)} ${escape(lead(one))}`),
    ...(toAll === undefined ? [] : [escape(toAll)]),
    ...notes.map(({ text, byName }) => `**${escape(byName)}**: ${escape(text)}`),
  ];
  return lines.map((line) => `  - ${line}`);
}

/** What was said, after the cell that it quotes. A cell that came without words says it itself. */
function textOf({ text, cell, spoken }: TalkLine, { place, cellLink, spokenLine }: ReceiptWords): string {
  if (spoken) return `${escape(text)} [${escape(spokenLine(spoken))}](${cellLink(spoken)})`;
  if (cell === undefined) return escape(text);
  const quoted = `[${escape(place(cell))}](${cellLink(cell)}): ${escape(cell.source)}`;
  return text === cell.source ? quoted : `${quoted} · ${escape(text)}`;
}

function describe({ number, source, result, was, by }: WorkedLine): string {
  const origin = `(${escape(by)}${was === null ? '' : ` ${code(was)}`})`;
  return [number === null ? '' : `${String(number)}:`, code(source), escape(result ?? ''), origin]
    .filter((part) => part !== '')
    .join(' ');
}

/** What is typed in a sheet, on one line. A longer row of ticks than any inside encloses it. */
function code(source: string): string {
  const ticks = '`'.repeat(1 + Math.max(0, ...(source.match(/`+/gu) ?? []).map((row) => row.length)));
  const pad = ticks.length > 1 ? ' ' : '';
  return `${ticks}${pad}${source.trim().replaceAll(/\s*\n\s*/gu, '; ')}${pad}${ticks}`;
}

const section = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `## ${escape(heading)}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;

/** On one line, and with the signs of Markdown as signs. Formulas between dollars stay formulas. */
const escape = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .split(/(\$[^$]+\$)/u)
    .map((part, index) => (index % 2 === 1 ? escapeInFormula(part) : part.replaceAll(marks, String.raw`\$&`)))
    .join('');

const marks = /[\\`*_[\]<>#|~]/gu;

/** What a program without formulas would take for a tag, a link or code, by its name in TeX. */
const namedSigns: Readonly<Record<string, string>> = {
  ...{ '<': String.raw`\lt `, '>': String.raw`\gt ` },
  ...{ '[': String.raw`\lbrack `, ']': String.raw`\rbrack `, '`': '' },
};
const escapeInFormula = (tex: string): string =>
  tex.replaceAll(/[<>[\]`]/gu, (sign) => namedSigns[sign] ?? '');
