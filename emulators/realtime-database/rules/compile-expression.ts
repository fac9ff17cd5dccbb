import { callMethod, isMethod, readProperty } from './methods';
import { binaryOperators, precedenceOf, requireBoolean, requireNumber } from './operators';
import type { RuleExpression } from './rule-value';
import { RulesError } from './rules-error';
import { tokenize, type Token } from './tokenizer';

/**
 * Compiles one rule (a boolean, or an expression in the JavaScript-like language of
 * https://firebase.google.com/docs/reference/security/database) that may use the given names.
 * @throws RulesError for anything that the service would refuse at upload
 */
export function compileExpression(source: unknown, names: ReadonlySet<string>): RuleExpression {
  if (typeof source === 'boolean') return () => source;
  if (typeof source !== 'string') throw new RulesError('A rule is a string or a boolean.');
  const parser = new ExpressionParser(tokenize(source), names);
  return parser.parseWhole();
}

/** Recursive descent with precedence climbing; each step returns a closure that runs on a scope. */
class ExpressionParser {
  readonly #tokens: readonly Token[];
  readonly #names: ReadonlySet<string>;
  #position = 0;

  constructor(tokens: readonly Token[], names: ReadonlySet<string>) {
    this.#tokens = tokens;
    this.#names = names;
  }

  parseWhole(): RuleExpression {
    const expression = this.#parseConditional();
    const rest = this.#tokens[this.#position];
    if (rest) throw new RulesError(`Unexpected ${describeToken(rest)}.`);
    return expression;
  }

  #parseConditional(): RuleExpression {
    const condition = this.#parseBinary(1);
    if (!this.#accept('?')) return condition;
    const whenTrue = this.#parseConditional();
    this.#expect(':');
    const whenFalse = this.#parseConditional();
    return (scope) => (requireBoolean(condition(scope)) ? whenTrue(scope) : whenFalse(scope));
  }

  #parseBinary(weakest: number): RuleExpression {
    let left = this.#parseUnary();
    for (;;) {
      const token = this.#tokens[this.#position];
      const precedence = token?.kind === 'operator' ? precedenceOf(token.text) : null;
      if (token?.kind !== 'operator' || precedence === null || precedence < weakest) return left;
      this.#position += 1;
      left = combine(token.text, left, this.#parseBinary(precedence + 1));
    }
  }

  #parseUnary(): RuleExpression {
    if (this.#accept('!')) {
      const operand = this.#parseUnary();
      return (scope) => !requireBoolean(operand(scope));
    }
    if (this.#accept('-')) {
      const operand = this.#parseUnary();
      return (scope) => -requireNumber(operand(scope));
    }
    return this.#parsePostfix();
  }

  #parsePostfix(): RuleExpression {
    let expression = this.#parsePrimary();
    for (;;) {
      if (this.#accept('.')) expression = this.#parseMember(expression);
      else if (this.#accept('[')) {
        const [target, key] = [expression, this.#parseConditional()];
        this.#expect(']');
        expression = (scope) => readProperty(target(scope), key(scope));
      } else return expression;
    }
  }

  #parseMember(target: RuleExpression): RuleExpression {
    const token = this.#tokens[this.#position++];
    if (token?.kind !== 'name') throw new RulesError('Expected a name after the dot.');
    const name = token.text;
    if (!this.#accept('(')) return (scope) => readProperty(target(scope), name);
    const args = this.#parseList(')');
    if (!isMethod(name)) throw new RulesError(`No such method/property '${name}'.`);
    return (scope) => {
      const value = target(scope);
      return callMethod(
        value,
        name,
        args.map((argument) => argument(scope)),
      );
    };
  }

  #parsePrimary(): RuleExpression {
    const token = this.#tokens[this.#position++];
    if (!token) throw new RulesError('Unexpected end of the expression.');
    if (token.kind === 'constant') return () => token.value;
    if (token.kind === 'name') return this.#compileName(token.text);
    if (token.text === '(') {
      const inner = this.#parseConditional();
      this.#expect(')');
      return inner;
    }
    if (token.text === '[') {
      const items = this.#parseList(']');
      return (scope) => items.map((item) => item(scope));
    }
    throw new RulesError(`Unexpected ${describeToken(token)}.`);
  }

  #compileName(name: string): RuleExpression {
    if (name === 'true') return () => true;
    if (name === 'false') return () => false;
    if (name === 'null') return () => null;
    if (!this.#names.has(name)) throw new RulesError(`Unknown variable '${name}'.`);
    return (scope) => scope[name] ?? null;
  }

  #parseList(end: string): RuleExpression[] {
    const items: RuleExpression[] = [];
    if (this.#accept(end)) return items;
    do items.push(this.#parseConditional());
    while (this.#accept(','));
    this.#expect(end);
    return items;
  }

  #accept(text: string): boolean {
    const token = this.#tokens[this.#position];
    if (token?.kind !== 'operator' || token.text !== text) return false;
    this.#position += 1;
    return true;
  }

  #expect(text: string): void {
    if (this.#accept(text)) return;
    const found = this.#tokens[this.#position];
    throw new RulesError(`Expected '${text}' ${found ? `before ${describeToken(found)}` : 'at the end'}.`);
  }
}

function combine(operator: string, left: RuleExpression, right: RuleExpression): RuleExpression {
  if (operator === '||') return (scope) => requireBoolean(left(scope)) || requireBoolean(right(scope));
  if (operator === '&&') return (scope) => requireBoolean(left(scope)) && requireBoolean(right(scope));
  const apply = binaryOperators.get(operator);
  if (!apply) throw new RulesError(`Unknown operator '${operator}'.`);
  return (scope) => apply(left(scope), right(scope));
}

function describeToken(token: Token): string {
  return `'${token.kind === 'constant' ? String(token.value) : token.text}'`;
}
