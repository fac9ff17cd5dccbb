import { splitPath, type Path } from '../paths';
import { toPlainValue, type PlainValue } from '../plain-value';
import { keysOf, leafValue, nodeAt, priorityOf, type DataNode, type Priority } from '../tree';
import { RulesError } from './rules-error';

/**
 * `data`, `newData` and `root` inside a rule:
 * https://firebase.google.com/docs/reference/security/database#ruledatasnapshot_methods
 */
export class RuleSnapshot {
  readonly #root: DataNode;
  readonly #path: Path;

  constructor(root: DataNode, path: Path) {
    this.#root = root;
    this.#path = path;
  }

  child(path: unknown): RuleSnapshot {
    if (typeof path !== 'string') throw new RulesError('child() takes a string');
    return new RuleSnapshot(this.#root, [...this.#path, ...splitPath(path)]);
  }

  parent(): RuleSnapshot {
    if (this.#path.length === 0) throw new RulesError('the root has no parent');
    return new RuleSnapshot(this.#root, this.#path.slice(0, -1));
  }

  val(): PlainValue {
    return toPlainValue(this.#node());
  }

  exists(): boolean {
    return this.#node() !== null;
  }

  getPriority(): Priority | null {
    return priorityOf(this.#node());
  }

  hasChild(path: unknown): boolean {
    return this.child(path).exists();
  }

  hasChildren(keys?: unknown): boolean {
    if (keys === undefined) return keysOf(this.#node()).length > 0;
    if (!Array.isArray(keys) || keys.length === 0)
      throw new RulesError('hasChildren() takes a non-empty array');
    return keys.every((key) => this.hasChild(key));
  }

  isString(): boolean {
    return typeof leafValue(this.#node()) === 'string';
  }

  isNumber(): boolean {
    return typeof leafValue(this.#node()) === 'number';
  }

  isBoolean(): boolean {
    return typeof leafValue(this.#node()) === 'boolean';
  }

  #node(): DataNode {
    return nodeAt(this.#root, this.#path);
  }
}
