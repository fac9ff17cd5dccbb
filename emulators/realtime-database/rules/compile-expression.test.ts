import { parseData } from '../parse-data';
import { splitPath } from '../paths';
import { setAt } from '../tree';
import { compileExpression } from './compile-expression';
import { RuleSnapshot } from './rule-snapshot';
import { RulesError } from './rules-error';

const names = new Set(['auth', 'now', 'root', 'data', 'newData']);
const parse = (json: unknown) => parseData(json, null, { now: 0, path: [] });

type Case = { old?: unknown; value?: unknown; auth?: boolean };

const token = { email: 'x@ok.test', admin: true, firebase: { sign_in_provider: 'password' } };

/** Runs a rule for a write of `value` (else 1) at `/a/b` over `old`. */
function run(source: string, { old = null, value = 1, auth = false }: Case = {}) {
  const path = splitPath('a/b');
  const [before, after] = [parse(old), setAt(parse(old), path, parse(value))];
  return compileExpression(
    source,
    names,
  )({
    auth: auth ? { uid: 'u1', provider: 'password', token } : null,
    now: 1_800_000_000_000,
    root: new RuleSnapshot(before, []),
    data: new RuleSnapshot(before, path),
    newData: new RuleSnapshot(after, path),
  });
}

const signedIn = { auth: true };
const text = { value: 'abc' };

describe('A rule', () => {
  it.each<[string, boolean, Case?]>([
    ['auth != null', false],
    ['auth != null', true, signedIn],
    ['auth.uid === "u1"', true, signedIn],
    ["auth.token.email.endsWith('@ok.test') && auth.token['admin'] === true", true, signedIn],
    ["auth.token.firebase.sign_in_provider == 'password'", true, signedIn],
    ['auth.token.nope == null', true, signedIn],
    ['newData.val() > 0 && newData.val() <= 10', true],
    ['newData.val() == 1 ? true : false', true],
    ['newData.val() + 2 * 3 == 7', true],
    ['(newData.val() + 2) * 3 == 9', true],
    ['-newData.val() < 0', true],
    ['10 % 3 == 1 && 7 - 2 - 1 == 4 && 8 / 4 / 2 == 1', true],
    ['newData.val() === "1"', false],
    ["'a' + newData.val() == 'a1'", true],
    ['now > 1600000000000', true],
    ['newData.parent().child("c").val() == 5', true, { old: { a: { c: 5 } } }],
    ['root.child("a/c").exists()', true, { old: { a: { c: 5 } } }],
    ['data.exists()', false],
    ['data.parent().exists()', false],
    ['newData.exists()', false, { value: null }],
    ['newData.hasChildren(["x","y"])', true, { value: { x: 1, y: 2 } }],
    ['newData.hasChildren(["x","z"])', false, { value: { x: 1, y: 2 } }],
    ['newData.hasChildren()', false],
    ['newData.hasChild("x/y")', true, { value: { x: { y: 1 } } }],
    ['newData.isString() && newData.val().length < 5', true, text],
    ['newData.val().matches(/^[A-C]+$/i)', true, text],
    ["newData.val().contains('b') && newData.val().beginsWith('a')", true, text],
    ["newData.val().replace('b','x').toUpperCase() == 'AXC'", true, text],
    ['newData.isBoolean()', true, { value: false }],
    ['newData.getPriority() == null', true],
    ['newData.getPriority() === 3', true, { value: { '.value': 1, '.priority': 3 } }],
    ['newData.val() == "ann" || newData.val() == "bob"', true, { value: 'bob' }],
  ])('%s is %s', (...[source, outcome, context]) => {
    expect(run(source, context)).toBe(outcome);
  });

  it.each<[string, Case?]>([
    ['auth.uid === "u1"'],
    ['newData.val() > "x"'],
    ['newData.val().length > 0', { value: 5 }],
    ['!auth.token.nope', signedIn],
    ['newData.val() && true'],
    ['1 + null'],
    ['"a" + auth', signedIn],
    ['root.parent().exists()'],
    ['newData.hasChildren([])'],
    ['newData.val().matches("text")', text],
  ])('fails while it runs, so that it is false: %s', (...[source, context]) => {
    expect(() => run(source, context)).toThrow(RulesError);
  });

  it.each([
    'nope', 'data.foo()', 'auth ==', '$x == 1', 'query.orderByKey', 'auth != null)', '(auth', 'data.', '', 'a ? b',
    '[1, 2', '* 2', 'newData.val() = 1',
  ])('is refused at upload: %s', (source) => {
    expect(() => compileExpression(source, names)).toThrow(RulesError);
  }); // prettier-ignore

  it('may be a boolean, and nothing else that is not text', () => {
    expect(compileExpression(true, names)({})).toBe(true);
    expect(() => compileExpression(1, names)).toThrow(RulesError);
  });

  it('looks at its right side only when it must', () => {
    expect(run('auth == null || auth.uid == "u1"')).toBe(true);
    expect(run('auth != null && auth.uid == "u1"')).toBe(false);
  });
});
