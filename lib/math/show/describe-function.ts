import { own } from '../../core/own';
import { callMathjs } from '../evaluate/mathjs';
import { documentedName } from '../functions/aliases';
import { isBuiltIn, letterFunctions } from '../functions/built-in-names';
import { familyDocumentation } from './family-documentation';
import { ownDocumentation } from './own-documentation';

/** What a person can read about a function or constant, with an example to insert. */
export type Documentation = { name: string; description: string; syntax: string; example: string };

const textOf = (name: string) => own(familyDocumentation, name) ?? own(ownDocumentation, name);

/** The documentation of a name; null when there is none. */
export function describeFunction(name: string): Documentation | null {
  const text = textOf(name) ?? textOf(documentedName(name) ?? letterFunctions.get(name) ?? '');
  if (text) return { name, description: text[0], syntax: text[1], example: text[1] };
  const isConstant = name === 'pi' || name === 'e' || name === 'i' || name === 'tau';
  if (!isBuiltIn(name) && !isConstant) return null;
  try {
    const found = (callMathjs('help', name) as { toJSON: () => unknown }).toJSON() as {
      description?: string;
      syntax?: string[];
      examples?: string[];
    };
    const [syntax = `${name}(x)`] = found.syntax ?? [];
    const example = found.examples?.find((one) => one.startsWith(`${name}(`)) ?? syntax;
    return { name, description: asSentence(found.description ?? ''), syntax, example };
  } catch {
    return null;
  }
}

const asSentence = (text: string): string => text.trim().replace(/[^.!?]$/, '$&.');
