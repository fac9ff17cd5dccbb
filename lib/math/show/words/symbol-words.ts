import { own } from '../../../core/own';
import { greek } from '../symbol-tex';

/** How a Greek letter is said: a change is *delta* alone. */
function greekWords(name: string): string | null {
  const tex = own(greek, name);
  if (tex === undefined) return null;
  const word = tex.replace('var', '').toLowerCase();
  return name === name.toLowerCase() || name === 'Δ' ? word : `capital ${word}`;
}

/** A name as it is said: `v_0` is *v sub 0*, `dF` is *delta F*. */
export function symbolWords(name: string): string {
  if (name === 'inf' || name === '∞' || name === 'Infinity') return 'infinity';
  const [head = '', ...below] = name.split('_').filter((part) => part !== '');
  return [letterWords(head), ...below.map((part) => `sub ${letterWords(part)}`)].join(' ');
}

function letterWords(name: string): string {
  const letter = greekWords(name);
  if (letter !== null) return letter;
  const delta = /^d(\p{Lu})$/u.exec(name)?.[1];
  if (delta !== undefined) return `delta ${delta}`;
  const indexed = /^(\p{L})(\d+)$/u.exec(name);
  return indexed ? `${letterWords(indexed[1] ?? '')} sub ${indexed[2] ?? ''}` : name;
}
