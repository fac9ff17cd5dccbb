import { own } from '../../core/own';

/** Greek letters by their names in TeX. */
export const greek: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'varepsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'varphi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Ξ: 'Xi',
  Π: 'Pi',
  Σ: 'Sigma',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
};

const spelled = new Set([...Object.values(greek).map((name) => name.replace('var', '')), 'epsilon', 'phi']);

/** A name as TeX: Greek letters, subscripts, `dF` as ΔF, long names upright; nothing of it can be a command. */
export function symbolTex(name: string): string {
  if (name === 'inf' || name === '∞' || name === 'Infinity') return '\\infty';
  const [head = '', ...below] = name.split('_').filter((part) => part !== '');
  const letter = letterTex(head);
  if (below.length === 0) return letter;
  const index = below.join(',');
  return `${letter}_{${index.length > 1 && !/^\d+$/.test(index) ? `\\mathrm{${escapeTex(index)}}` : letterTex(index)}}`;
}

function letterTex(name: string): string {
  const sign = own(greek, name);
  if (sign !== undefined) return `\\${sign}`;
  if (spelled.has(name)) return `\\${name}`;
  const delta = /^d(\p{Lu})$/u.exec(name)?.[1];
  if (delta !== undefined) return `\\Delta ${delta}`;
  const indexed = /^(\p{L})(\d+)$/u.exec(name);
  if (indexed) return `${letterTex(indexed[1] ?? '')}_{${indexed[2] ?? ''}}`;
  return name.length === 1 ? escapeTex(name) : `\\mathrm{${escapeTex(name)}}`;
}

/** Signs that mean something in TeX, made plain. */
export const escapeTex = (text: string): string =>
  text.replace(/[\\{}$&#%_^~]/g, (sign) => (/[\\^~]/.test(sign) ? ' ' : `\\${sign}`));
