import type { Path } from '../paths';
import type { PlainObject } from '../plain-value';
import { keysOf, nodeAt, type DataNode } from '../tree';
import { RuleSnapshot } from './rule-snapshot';
import type { RuleExpression, RuleScope } from './rule-value';
import { RulesError } from './rules-error';
import type { RuleNode, Ruleset } from './ruleset';

/** `reason` names the rules that said no, for the log. */
export type Verdict = { readonly isAllowed: true } | { readonly isAllowed: false; readonly reason: string };

export type ReadRequest = {
  readonly path: Path;
  readonly data: DataNode;
  readonly auth: PlainObject | null;
  readonly now: number;
  readonly query: PlainObject;
};

export type WriteRequest = {
  readonly path: Path;
  readonly before: DataNode;
  /** The whole tree as it would be after every change of this write. */
  readonly after: DataNode;
  readonly auth: PlainObject | null;
  readonly now: number;
};

type Visit = { readonly node: RuleNode; readonly path: Path; readonly variables: RuleScope };

/** `.read` cascades: the first true on the way from the root allows, and nothing below takes it back. */
export function evaluateRead(ruleset: Ruleset, request: ReadRequest): Verdict {
  const { auth, now, query } = request;
  const trial = new Trial();
  for (const { node, path, variables } of visitsTo(ruleset.root, request.path)) {
    const data = new RuleSnapshot(request.data, path);
    const scope = { auth, now, query, root: new RuleSnapshot(request.data, []), data, ...variables };
    if (node.read && trial.test(node.read, scope, path, '.read')) return { isAllowed: true };
  }
  return trial.denial();
}

/**
 * `.write` cascades like `.read`. `.validate` does not: it must hold at every place on the way, at the path and
 * below it where data would exist afterwards (as https://github.com/goldibex/targaryen does; not compared with
 * the service for the places above).
 */
export function evaluateWrite(ruleset: Ruleset, request: WriteRequest): Verdict {
  const trial = new Trial();
  const visits = [...visitsTo(ruleset.root, request.path)];
  const isGranted = visits.some(
    ({ node, path, variables }) =>
      node.write && trial.test(node.write, writeScope(request, path, variables), path, '.write'),
  );
  if (!isGranted) return trial.denial();
  const isValid = visits.every((visit) =>
    visit.path.length === request.path.length
      ? isValidWithin(visit, request, trial)
      : isValidAt(visit, request, trial),
  );
  return isValid ? { isAllowed: true } : trial.denial();
}

/** The `.indexOn` of a path, for the warning that a query is not indexed. */
export function indexesAt(ruleset: Ruleset, path: Path): readonly string[] {
  const visits = [...visitsTo(ruleset.root, path)];
  return visits.find((visit) => visit.path.length === path.length)?.node.indexes ?? [];
}

function isValidAt({ node, path, variables }: Visit, request: WriteRequest, trial: Trial): boolean {
  if (!node.validate || nodeAt(request.after, path) === null) return true;
  return trial.test(node.validate, writeScope(request, path, variables), path, '.validate');
}

function isValidWithin(visit: Visit, request: WriteRequest, trial: Trial): boolean {
  if (!isValidAt(visit, request, trial)) return false;
  return keysOf(nodeAt(request.after, visit.path)).every((key) => {
    const next = stepTo(visit, key);
    return next === null || isValidWithin(next, request, trial);
  });
}

function* visitsTo(root: RuleNode, path: Path): Generator<Visit> {
  let visit: Visit | null = { node: root, path: [], variables: {} };
  for (const key of path) {
    yield visit;
    visit = stepTo(visit, key);
    if (visit === null) return;
  }
  yield visit;
}

function stepTo({ node, path, variables }: Visit, key: string): Visit | null {
  const child = node.children.get(key);
  if (child) return { node: child, path: [...path, key], variables };
  if (!node.wildcard) return null;
  return {
    node: node.wildcard.node,
    path: [...path, key],
    variables: { ...variables, [node.wildcard.name]: key },
  };
}

function writeScope(request: WriteRequest, path: Path, variables: RuleScope): RuleScope {
  const { auth, now, before, after } = request;
  const root = new RuleSnapshot(before, []);
  return {
    auth,
    now,
    root,
    data: new RuleSnapshot(before, path),
    newData: new RuleSnapshot(after, path),
    ...variables,
  };
}

/** Runs rules and remembers why they said no. An error inside a rule makes it false, as in the service. */
class Trial {
  readonly #reasons: string[] = [];

  test(rule: RuleExpression, scope: RuleScope, path: Path, name: string): boolean {
    const outcome = runRule(rule, scope);
    if (outcome !== true) this.#reasons.push(`/${path.join('/')}:${name} is ${outcome}`);
    return outcome === true;
  }

  denial(): Verdict {
    return { isAllowed: false, reason: this.#reasons.join('; ') || 'no rule allows it' };
  }
}

function runRule(rule: RuleExpression, scope: RuleScope): true | string {
  try {
    const value = rule(scope);
    return value === true ? true : value === false ? 'false' : 'not a boolean';
  } catch (error) {
    if (error instanceof RulesError) return `false (${error.message})`;
    throw error;
  }
}
