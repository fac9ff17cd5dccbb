/** What a key of the keypad does: it writes, or acts on the caret. */
export type KeypadKey = {
  /** How it looks: as text, or as TeX where `isTex`. */
  face: string;
  isTex?: true;
  /** Its name for those who do not see it, in `worksheet.keypad.keys`; without one the face is the name. */
  name?: KeypadName;
  /** Takes two columns. */
  isWide?: true;
  /** A figure: the keys that are pressed most look like paper. */
  isFigure?: true;
} & ({ act: KeypadAct } | { /** What it writes; the caret comes to stand at `|`. */ write: string });

export type KeypadAct = 'left' | 'right' | 'erase' | 'enter';
export type KeypadTab = 'formula' | 'units' | 'greek' | 'text';
export const keypadTabs: readonly KeypadTab[] = ['formula', 'units', 'greek', 'text'];

type KeypadName =
  | 'square'
  | 'root'
  | 'power'
  | 'fraction'
  | 'times'
  | 'divide'
  | 'minus'
  | 'exponent'
  | KeypadAct;

const figure = (face: string): KeypadKey => ({ face, write: face, isFigure: true });
const word = (face: string): KeypadKey => ({ face, write: `${face} ` });
const sign = (face: string, write = face): KeypadKey => ({ face, write });
const call = (face: string): KeypadKey => ({ face, write: `${face}(|)` });
const left: KeypadKey = { face: '←', name: 'left', act: 'left' };
const right: KeypadKey = { face: '→', name: 'right', act: 'right' };
const erase: KeypadKey = { face: '⌫', name: 'erase', act: 'erase', isWide: true };
const enter: KeypadKey = { face: '↵', name: 'enter', act: 'enter', isWide: true };

const formula: readonly KeypadKey[] = [
  { face: 'x^2', isTex: true, name: 'square', write: '^2' },
  { face: String.raw`\sqrt{x}`, isTex: true, name: 'root', write: 'sqrt(|)' },
  ...['7', '8', '9'].map(figure),
  { face: '÷', name: 'divide', write: ' / ' },
  sign('(', '(|)'),
  sign(')'),
  { face: 'x^n', isTex: true, name: 'power', write: '^' },
  { face: String.raw`\frac{a}{b}`, isTex: true, name: 'fraction', write: '(|)/()' },
  ...['4', '5', '6'].map(figure),
  { face: '×', name: 'times', write: ' * ' },
  left,
  right,
  call('sin'),
  call('cos'),
  ...['1', '2', '3'].map(figure),
  { face: '−', name: 'minus', write: ' - ' },
  erase,
  call('ln'),
  sign('=', ' = '),
  ...['0', '.'].map(figure),
  { face: 'E', name: 'exponent', write: 'e' },
  sign('+', ' + '),
  enter,
];

const units = 'm s kg N J W Pa Hz cm km g h V A ohm K mm min L mol eV'
  .split(' ')
  .map((unit) => sign(unit, ` ${unit}`));
const greek = Array.from('αβγδεζηθκλμνξπρστφχψωΔΦΩ', (letter) => sign(letter));

/** The keys of each tab, in rows of eight columns. The last three lead on in every tab. */
export const keypadKeys: Readonly<Record<KeypadTab, readonly KeypadKey[]>> = {
  formula,
  units: [
    ...units,
    sign('^'),
    sign('/'),
    sign('°', '°'),
    sign('%', ' %'),
    sign('to', ' to '),
    left,
    right,
    erase,
    enter,
  ],
  greek: [...greek, sign('_'), sign('±', ' ± '), left, right, erase, enter],
  text: [
    ...['plot', 'solve', 'for', 'from', 'to', 'if', 'then', 'else', 'and', 'or'].map(word),
    ...['tan', 'abs', 'exp', 'log', 'mean', 'sum'].map(call),
    sign(',', ', '),
    sign(';', '; '),
    left,
    right,
    erase,
    enter,
  ],
};
