import { applyChanges, requireApart, type AppliedChanges, type PathChange } from './apply-changes';
import { DataError } from './data-error';
import { hashNode } from './hash';
import type { Change } from '@/emulators/realtime-database/query/listen';
import type { Path } from './paths';
import type { Principal } from './principal';
import type { Query } from '@/emulators/realtime-database/query/query';
import { toQueryVariable } from '@/emulators/realtime-database/query/query-variable';
import { evaluateRead, evaluateWrite, type Verdict } from './rules/evaluate-rules';
import { openRules, parseRuleset, type Ruleset } from './rules/ruleset';
import { nodeAt, type DataNode } from './tree';

/** Someone who is told of every change after it happened, and then asked to look at its rights again. */
export type Watcher = {
  readonly handleChange: (change: Change) => void;
  readonly recheckListens: () => void;
};

export type WriteResult =
  | { readonly status: 'ok' }
  | { readonly status: 'permission_denied' | 'datastale' | 'invalid_data'; readonly message: string };

type NamespaceOptions = {
  readonly name: string;
  readonly data: DataNode;
  readonly log: (line: string) => void;
};

/** One database: its data, its rules and those who watch it. */
export class Namespace {
  readonly name: string;
  readonly watchers = new Set<Watcher>();
  readonly #log: (line: string) => void;
  #root: DataNode;
  #rules: Ruleset = parseRuleset(openRules);

  constructor({ name, data, log }: NamespaceOptions) {
    this.name = name;
    this.#root = data;
    this.#log = log;
  }

  get root(): DataNode {
    return this.#root;
  }

  get rules(): Ruleset {
    return this.#rules;
  }

  /** Takes new rules into use; listens that they do not allow end. @throws RulesError and keeps the old ones */
  loadRules(text: string): void {
    this.#rules = parseRuleset(text);
    this.#log(`${this.name}: rules loaded`);
    for (const watcher of this.watchers) watcher.recheckListens();
  }

  canRead(path: Path, query: Query | null, principal: Principal): boolean {
    if (principal.isOwner) return true;
    const verdict = evaluateRead(this.#rules, {
      path,
      data: this.#root,
      auth: principal.auth,
      now: Date.now(),
      query: toQueryVariable(query),
    });
    return this.#isAllowed(verdict, 'read', path);
  }

  /**
   * Writes all changes or none, as rules and data allow. With `expectedHash` only when the first place still has
   * that hash: that is a transaction.
   */
  write(changes: readonly PathChange[], principal: Principal, expectedHash?: string): WriteResult {
    const first = changes[0]?.path ?? [];
    if (expectedHash !== undefined && hashNode(nodeAt(this.#root, first)) !== expectedHash) {
      return { status: 'datastale', message: 'Transaction hash does not match' };
    }
    const judged = this.judge(changes, principal);
    if ('status' in judged) return judged;
    this.#commit(judged);
    return { status: 'ok' };
  }

  /** Writes what a connection left behind, one after the other; the rules agreed when it was left. */
  writeLeftBehind(changes: readonly PathChange[]): void {
    const applied = this.#apply(changes, Date.now());
    if ('after' in applied) this.#commit(applied);
  }

  /** What a write would lead to, or why it is refused; every place is judged against the final tree. */
  judge(changes: readonly PathChange[], principal: Principal): AppliedChanges | WriteResult {
    const now = Date.now();
    const applied = this.#apply(changes, now, requireApart);
    if ('status' in applied || principal.isOwner) return applied;
    const isAllowed = applied.paths.every((path) => {
      const request = { path, before: this.#root, after: applied.after, auth: principal.auth, now };
      return this.#isAllowed(evaluateWrite(this.#rules, request), 'write', path);
    });
    return isAllowed ? applied : { status: 'permission_denied', message: 'Permission denied' };
  }

  #commit({ after, paths }: AppliedChanges): void {
    const change = { before: this.#root, after, paths };
    this.#root = after;
    for (const watcher of this.watchers) watcher.handleChange(change);
    for (const watcher of this.watchers) watcher.recheckListens();
  }

  #apply(
    changes: readonly PathChange[],
    now: number,
    check?: (changes: readonly PathChange[]) => void,
  ): AppliedChanges | WriteResult {
    try {
      check?.(changes);
      return applyChanges(this.#root, changes, now);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return { status: 'invalid_data', message: error.message };
    }
  }

  #isAllowed(verdict: Verdict, verb: string, path: Path): boolean {
    if (!verdict.isAllowed) this.#log(`${this.name}: denied ${verb} /${path.join('/')}: ${verdict.reason}`);
    return verdict.isAllowed;
  }
}
