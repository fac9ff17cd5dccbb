import type { Path } from '../paths';
import { compileExpression } from './compile-expression';
import type { RuleExpression } from './rule-value';
import { RulesError } from './rules-error';
import { stripComments } from './strip-comments';

/** The rules of one place in the tree. */
export type RuleNode = {
  readonly read: RuleExpression | null;
  readonly write: RuleExpression | null;
  readonly validate: RuleExpression | null;
  readonly indexes: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  /** What applies to every other child, and the name under which expressions know its key. */
  readonly wildcard: { readonly name: string; readonly node: RuleNode } | null;
};

export type Ruleset = { readonly text: string; readonly root: RuleNode };

const readNames = ['auth', 'now', 'root', 'data', 'query'];
const writeNames = ['auth', 'now', 'root', 'data', 'newData'];

/** What applies until rules are uploaded: everything is open, as in the official emulator. */
export const openRules = '{"rules":{".read":true,".write":true}}';

/** Parses the text of a `database.rules.json`. @throws RulesError with the place in its message */
export function parseRuleset(text: string): Ruleset {
  const json = parseJson(text);
  if (!isObject(json) || Object.keys(json).length !== 1 || !isObject(json['rules'])) {
    throw new RulesError("Expected a top-level object with exactly one key: 'rules'.");
  }
  return { text, root: compileNode(json['rules'], [], []) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(stripComments(text));
  } catch (cause) {
    throw new RulesError(`Error parsing rules: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

function compileNode(json: unknown, path: Path, variables: readonly string[]): RuleNode {
  if (!isObject(json)) throw new RulesError(`/${path.join('/')}: expected an object.`);
  const compile = (key: string, names: readonly string[]) =>
    json[key] === undefined
      ? null
      : at(path, key, () => compileExpression(json[key], new Set([...names, ...variables])));
  const children = new Map<string, RuleNode>();
  let wildcard: RuleNode['wildcard'] = null;
  for (const [key, value] of Object.entries(json)) {
    if (key.startsWith('.')) requireKnownKey(path, key);
    else if (key.startsWith('$')) {
      requireFreeVariable(path, key, wildcard !== null, variables);
      wildcard = { name: key, node: compileNode(value, [...path, key], [...variables, key]) };
    } else children.set(key, compileNode(value, [...path, key], variables));
  }
  return {
    read: compile('.read', readNames),
    write: compile('.write', writeNames),
    validate: compile('.validate', writeNames),
    indexes: [json['.indexOn'] ?? []].flat().filter((index) => typeof index === 'string'),
    children,
    wildcard,
  };
}

function requireKnownKey(path: Path, key: string): void {
  if (['.read', '.write', '.validate', '.indexOn'].includes(key)) return;
  throw new RulesError(`/${path.join('/')}: unknown rule '${key}'.`);
}

function requireFreeVariable(path: Path, name: string, isTaken: boolean, used: readonly string[]): void {
  if (isTaken) throw new RulesError(`/${path.join('/')}: only one $variable at a level.`);
  if (used.includes(name)) throw new RulesError(`/${path.join('/')}: ${name} is already used above.`);
}

function at<T>(path: Path, key: string, compile: () => T): T {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new RulesError(`/${path.join('/')}:${key}: ${error.message}`, { cause: error });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
