import { filledTable } from '../table/table-grid';
import { shownOf, type OutgoingCell } from './exchange';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

const escape = (text: string): string => text.replaceAll(/[\\{}$&#%_^~]/gu, (sign) => escapes[sign] ?? sign);

/** A sheet as a document of LaTeX, to be compiled as it is. Results are text, so that no unit is lost. */
export function toTex(title: string, cells: readonly OutgoingCell[]): string {
  return [
    '\\documentclass{article}',
    '\\usepackage{amsmath}',
    '\\usepackage{fontspec}',
    `\\title{${escape(title)}}`,
    '\\date{}',
    '\\begin{document}',
    '\\maketitle',
    '',
    ...cells.map(writeCell),
    '\\end{document}',
    '',
  ].join('\n');
}

function writeCell(cell: OutgoingCell): string {
  const { kind, source, result } = cell;
  // LaTeX takes no SVG, so its words stand for it.
  if (kind === 'paper') return `${escape(cell.drawing?.words ?? '')}\n`;
  if (kind === 'heading') return `\\section*{${escape(source)}}\n`;
  if (kind === 'text') return `${escape(source)}\n`;
  if (kind === 'table') return writeTable(cell);
  const tex = result?.error === null ? result.tex : null;
  if (tex === null) {
    const lines = source.split('\n').map((line) => `\\texttt{${escape(line)}}`);
    return `\\noindent ${lines.join('\\\\\n')}\n`;
  }
  const shown = shownOf(cell);
  const written = result?.shownTex ?? (shown === null ? null : `\\text{${escape(shown)}}`);
  const came = written === null ? '' : `\\quad\\rightarrow\\quad ${written}`;
  return `\\[ ${tex}${came} \\]\n`;
}

function writeTable({ source, result }: OutgoingCell): string {
  const columns = result?.columns ?? [];
  const [header = [], ...rows] = filledTable(source, columns);
  const heads = header.map((field, at) => {
    const { tex = null, unit = '' } = columns[at] ?? {};
    return tex === null ? escape(field) : `$${tex}$${unit === '' ? '' : ` in ${escape(unit)}`}`;
  });
  const lines = rows.map((row) => `${row.map(escape).join(' & ')} \\\\`);
  const shape = header.map((_, at) => (columns[at]?.isText === true ? 'l' : 'r')).join('');
  return [
    `\\noindent \\begin{tabular}{${shape}}`,
    `${heads.join(' & ')} \\\\`,
    '\\hline',
    ...lines,
    '\\end{tabular}',
    '',
  ].join('\n');
}
