import type { CellSelection } from '@/components/worksheet/commands/use-cell-selection';
import { copyText } from '@/lib/core/client/copy-text';
import { insertions, type Insertion } from '@/lib/worksheet/edit/insertions';
import type { SheetCommands } from '@/components/worksheet/commands/use-sheet-commands';

/** A command by its name in `worksheet.commands`, and the keys that do the same, by theirs in `worksheet.keys`. */
export type SheetCommand = { name: SheetCommandName; keys?: KeysName; run: () => void };

type KeysName = 'insert' | 'up' | 'down' | 'duplicate' | 'find' | 'undo' | 'redo';

type SheetCommandName =
  | `insert.${Insertion}`
  | `turn.${'calculation' | 'text' | 'heading' | 'derivation'}`
  | 'up'
  | 'down'
  | 'duplicate'
  | 'remove'
  | 'copy'
  | 'quote'
  | 'show'
  | 'explain'
  | 'find'
  | 'selectAll'
  | 'undo'
  | 'redo'
  | 'tryOwn';

type CommandsInput = {
  commands: SheetCommands;
  selection: CellSelection;
  mayEdit: boolean;
  onFind: () => void;
  /** Shows how the selected result came about; undefined where nothing is calculated. */
  onExplain: (() => void) | undefined;
  /** Quotes the selected cell in the chat, and shows it to everyone; undefined where that cannot be. */
  onQuote: (() => void) | undefined;
  onShow: (() => void) | undefined;
  /** Opens an own try; missing where there is none to open. */
  onTry: (() => void) | undefined;
};

/** The commands that make sense now, in the order of the palette. A reader has those that change nothing. */
export function listCommands(input: CommandsInput): SheetCommand[] {
  const { commands, selection, mayEdit, onFind, onExplain, onQuote, onShow, onTry } = input;
  const { insert, turnInto, move, duplicate, remove, copy, undo, redo } = commands;
  const hasTargets = commands.hasTargets();
  const copyCells = () => void copyText(copy().text);
  return [
    ...when(mayEdit, [
      { name: 'insert.line', keys: 'insert', run: () => insert('line') },
      ...insertions
        .filter((one) => one !== 'line')
        .map((one) => ({ name: `insert.${one}` as const, run: () => insert(one) })),
    ]),
    ...when(mayEdit && hasTargets, [
      { name: 'turn.calculation', run: () => turnInto('calculation') },
      { name: 'turn.text', run: () => turnInto('text') },
      { name: 'turn.heading', run: () => turnInto('heading') },
      { name: 'turn.derivation', run: () => turnInto('derivation') },
      { name: 'up', keys: 'up', run: () => move(-1) },
      { name: 'down', keys: 'down', run: () => move(1) },
      { name: 'duplicate', keys: 'duplicate', run: duplicate },
      { name: 'remove', run: remove },
    ]),
    ...(onExplain ? [{ name: 'explain' as const, run: onExplain }] : []),
    ...when(hasTargets, [{ name: 'copy', run: copyCells }]),
    ...(onQuote ? [{ name: 'quote' as const, run: onQuote }] : []),
    ...(onShow ? [{ name: 'show' as const, run: onShow }] : []),
    { name: 'selectAll', run: selection.selectAll },
    { name: 'find', keys: 'find', run: onFind },
    ...(onTry === undefined ? [] : [{ name: 'tryOwn', run: onTry } as const]),
    ...when(mayEdit, [
      { name: 'undo', keys: 'undo', run: undo },
      { name: 'redo', keys: 'redo', run: redo },
    ]),
  ];
}

const when = (isSo: boolean, commands: SheetCommand[]): SheetCommand[] => (isSo ? commands : []);
