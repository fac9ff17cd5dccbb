import { proveByNumbers } from '../compare/prove-by-numbers';
import { MathError } from '../errors/math-error';
import type { SheetView } from '../explain/explain-view';
import type { Surroundings } from '../evaluate/evaluation';
import type { PlotWindow } from '../plot/plot';
import type { Statement } from '../read/node';
import type { Value } from '../values/value';
import type { CellResult } from './cell-result';
import { findCycle } from './find-cycle';
import { findDuplicate } from './find-duplicate';
import { blankResult, evaluateCell, type CellValues } from './evaluate-cell';
import { toCellError } from './to-cell-error';
import { ClaimIndex } from './claim-index';
import { evaluateDerivation } from './evaluate-derivation';
import { readDerivation, type ReadDerivation } from './read-derivation';
import { NameIndex } from './name-index';
import { readSource, type ReadSource } from './read-source';
import { columnOf, evaluateColumn } from './table/evaluate-column';
import { readColumn, type ReadColumn } from './table/read-column';
import { reachOf, sortCells } from './sort-cells';
import { ownerOf } from './table/table-columns';
import type { SheetSettings } from './settings';

/** What stands in the graph as one: a cell, or a column of a table with the source of the whole table. */
type GraphInput = {
  id: string;
  source: string;
  ord?: string | undefined;
  kind?: 'derivation' | undefined;
  column?: number | undefined;
  window?: PlotWindow | undefined;
};

/** A cell with what is known about it. */
export type GraphCell = GraphInput & {
  read: ReadSource | ReadDerivation | ReadColumn;
  /** Names of the sheet, spelled like units, that it was read with. */
  knownWords: readonly string[];
  /** Its statements as they were evaluated, each in the reading that was chosen. */
  chosen: readonly Statement[];
  /** Whether it is a derivation that defines its name. */
  isOwner: boolean;
  isStopped: boolean;
  values: CellValues;
  failure: MathError | null;
};

/** What evaluating a cell gives; without statements they are as they were read. */
type Evaluated = {
  result: CellResult;
  values: CellValues;
  failure: MathError | null;
  statements?: readonly Statement[];
};

const noEvaluation: Pick<Evaluated, 'values' | 'statements'> = { values: new Map() };

const stopped = ({ source }: GraphCell) =>
  new MathError('too-slow', 'This was stopped: it takes too long. Change it to try again.', {
    start: 0,
    end: source.length,
  });

function readInput(
  { source, kind, column }: Omit<GraphInput, 'id'>,
  decimalSign: '.' | ',',
  names: ReadonlySet<string>,
  isOwner: boolean,
): ReadSource | ReadDerivation | ReadColumn {
  if (column !== undefined) return readColumn(source, column, decimalSign, names);
  if (kind === 'derivation') return readDerivation(source, decimalSign, names, isOwner);
  return readSource(source, decimalSign, names);
}

/** Cells, the names that connect them, and which of them are to be evaluated. */
export class SheetGraph {
  settings: SheetSettings;
  private readonly cells = new Map<string, GraphCell>();
  private readonly names = new NameIndex((one, other) => this.isBefore(one, other));
  private readonly claims = new ClaimIndex();
  private dirty = new Set<string>();
  /** Cells of the plan that need one another in a ring. */
  private ring: ReadonlySet<string> = new Set();
  /** Cells whose error suggests a name: any new name may change it. */
  private readonly suggesting = new Set<string>();

  constructor(settings: SheetSettings) {
    this.settings = settings;
  }

  useSettings(settings: SheetSettings): void {
    const isReadAgain = settings.decimalSign !== this.settings.decimalSign;
    this.settings = settings;
    for (const cell of [...this.cells.values()]) {
      if (isReadAgain) this.set(cell);
      this.dirty.add(cell.id);
    }
  }

  /** A cell that is there already is changed in place: only what differs in its names touches the index. */
  set({ id, source, ord, kind, column, window }: GraphInput): void {
    const read = readInput({ source, kind, column }, this.settings.decimalSign, new Set(), false);
    const cell: GraphCell = {
      id,
      source,
      ord,
      kind,
      column,
      window,
      read,
      knownWords: [],
      chosen: [],
      isOwner: false,
      isStopped: false,
      values: new Map(),
      failure: null,
    };
    const before = this.cells.get(id);
    if (before) {
      this.names.replace(id, before.read, read);
      this.claims.remove(id, before.read);
      this.touch(before.read);
      this.suggesting.delete(id);
      Object.assign(before, cell);
    } else {
      this.names.add(id, read);
      this.cells.set(id, cell);
    }
    this.claims.add(id, read);
    this.touch(read);
    this.dirty.add(id);
  }

  remove(id: string): void {
    const cell = this.cells.get(id);
    if (!cell) return;
    this.names.remove(id, cell.read);
    this.touch(cell.read);
    this.claims.remove(id, cell.read);
    this.cells.delete(id);
    this.dirty.delete(id);
    this.suggesting.delete(id);
  }

  /** Marks all that see the names of a cell: its users, and other cells with the same name. */
  private touch({ defines }: ReadSource): void {
    for (const { name } of defines) {
      for (const id of this.names.definersOf(name)) this.dirty.add(id);
      for (const id of this.names.usersOf(name)) this.dirty.add(id);
      for (const id of this.names.watchersOf(name)) this.dirty.add(id);
    }
    if (defines.length > 0) for (const id of this.suggesting) this.dirty.add(id);
  }

  /** Cells that were stopped from outside: each has an error until its text changes. */
  stop(id: string): void {
    const cell = this.cells.get(id);
    if (!cell) return;
    cell.isStopped = true;
    this.dirty.add(id);
  }

  /** Cells to evaluate, each after what it needs: what is dirty and all that depends on it. */
  plan(): string[] {
    for (const id of this.dirty) this.readAgain(id);
    const reached = reachOf(this.dirty, this.cells, this.names);
    const { sorted, rest, ring } = sortCells(reached, this.cells, this.names);
    this.ring = ring;
    if (rest.length === 0) {
      this.dirty = new Set(sorted);
      return sorted;
    }
    for (const id of rest) Object.assign(this.cells.get(id) ?? {}, { values: new Map(), failure: null });
    // Of the rest, first come cells with an error of their own, then those behind them, again in order.
    const [own, behind] = [true, false].map((wanted) =>
      rest.filter((id) => (this.knownError(id) !== null) === wanted),
    );
    this.dirty.clear();
    for (const id of [...sorted, ...(own ?? []), ...sortCells(behind ?? [], this.cells, this.names).sorted])
      this.dirty.add(id);
    return [...this.dirty];
  }

  /** Evaluates one cell of the plan. */
  evaluate(id: string): CellResult {
    const cell = this.cells.get(id);
    if (!cell) throw new Error(`No cell ${id}`);
    this.dirty.delete(id);
    const known = this.knownError(id);
    const { result, values, failure, statements } = known
      ? { ...noEvaluation, result: this.failed(cell, known), failure: known }
      : this.compute(cell);
    cell.values = values;
    cell.failure = failure;
    cell.chosen = statements ?? cell.read.statements;
    if (failure?.class === 'undefined-symbol' || failure?.class === 'undefined-function')
      this.suggesting.add(id);
    else this.suggesting.delete(id);
    return result;
  }

  /** What an explanation sees of the sheet. Nothing is kept for it before somebody asks. */
  view(): SheetView {
    const cell = (id: string | undefined) => (id === undefined ? null : (this.cells.get(id) ?? null));
    return {
      cell,
      definerOf: (name) => cell(this.names.ownerOf(name)),
      surroundings: (id) => this.surroundings(id),
    };
  }

  private compute({ id, source, read }: GraphCell): Evaluated {
    const surroundings = this.surroundings(id);
    if ('lines' in read) return evaluateDerivation(id, source, read, surroundings, this.definition);
    if ('head' in read) return evaluateColumn(id, source, read, surroundings, this.definition);
    return evaluateCell(id, source, read, surroundings, this.definition);
  }

  // Made once, not for each of thousands of cells.
  private readonly definition = (name: string): Statement | null => {
    const definer = this.names.ownerOf(name);
    const statements = definer === undefined ? undefined : this.cells.get(definer)?.chosen;
    return statements?.find((one) => one.type === 'define' && one.name === name) ?? null;
  };

  /** What is wrong with a cell before anything is computed. */
  private knownError(id: string): MathError | null {
    const cell = this.cells.get(id);
    if (!cell) return null;
    if (cell.read.error) return cell.read.error;
    return (cell.isStopped ? stopped(cell) : null) ?? findDuplicate(cell, this.names) ?? this.cycle(cell);
  }

  private cycle(cell: GraphCell): MathError | null {
    return findCycle(cell, this.ring, this.cells, this.names);
  }

  /**
   * A word that could be a unit is read again when a cell defines that name, and when the name goes. A derivation
   * defines its name as long as no other cell does.
   */
  private readAgain(id: string): void {
    const cell = this.cells.get(id);
    if (!cell) return;
    const isOwner = this.claims.isOwner(id, cell.read, this.names);
    if (cell.read.words.length === 0 && isOwner === cell.isOwner) return;
    const own = new Set(cell.read.defines.map(({ name }) => name));
    const wanted = cell.read.words
      .filter((name) => !own.has(name) && this.names.definersOf(name).size > 0)
      .sort();
    if (wanted.join() === cell.knownWords.join() && isOwner === cell.isOwner) return;
    const before = cell.read;
    const read = readInput(cell, this.settings.decimalSign, new Set(wanted), isOwner);
    this.names.replace(id, before, read);
    if (isOwner !== cell.isOwner) for (const one of [before, read]) this.touch(one);
    Object.assign(cell, { knownWords: wanted, isOwner, read });
  }

  private failed(cell: GraphCell, error: MathError): CellResult {
    const { id, source, read } = cell;
    const result: CellResult = { ...blankResult(id, read), kind: 'error', error: toCellError(error, source) };
    return 'head' in read ? { ...result, columns: [columnOf(read, result)] } : result;
  }

  private isBefore(one: string, other: string): boolean {
    const [first, second] = [this.cells.get(one), this.cells.get(other)];
    const [before, after] = [first?.ord ?? '', second?.ord ?? ''];
    if (before !== after) return before < after;
    const [own, foreign] = [ownerOf(one), ownerOf(other)];
    return own === foreign ? (first?.column ?? 0) < (second?.column ?? 0) : own < foreign;
  }

  private readonly allNames = () => this.names.all();

  private surroundings(cellId: string): Surroundings {
    return {
      cellId,
      settings: this.settings,
      lookup: this.lookup,
      names: this.allNames,
      proof: proveByNumbers,
      window: this.cells.get(cellId)?.window,
    };
  }

  private readonly lookup = (name: string): Value | null => {
    const definer = this.names.ownerOf(name);
    if (definer === undefined) return null;
    const cell = this.cells.get(definer);
    const value = cell?.values.get(name);
    if (value !== undefined) return value;
    throw new MathError(cell?.failure?.class ?? 'cycle', `${name} has an error in its own cell.`);
  };
}
