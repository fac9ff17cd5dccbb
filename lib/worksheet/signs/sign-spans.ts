/** A stretch of a formula that is drawn as a sign, or raised. */
export type SignSpan = {
  from: number;
  to: number;
  /** What is drawn over it; null for an exponent, which is raised as it is typed. */
  sign: string | null;
};

const words: Readonly<Record<string, string>> = {
  sqrt: '√',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  iota: 'ι',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Xi: 'Ξ',
  Pi: 'Π',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
};

const operators: Readonly<Record<string, string>> = {
  '*': '·',
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  '->': '→',
  '+-': '±',
};

// A word ends where a letter or digit does; `mu_0` is a name with an index, whose first part is a letter of its own.
const token = new RegExp(
  String.raw`(?<word>(?<![\p{L}\p{N}_])(?:${Object.keys(words).join('|')})(?![\p{L}\p{N}]))` +
    String.raw`|(?<sign><=|>=|!=|->|\+-|(?<!\*)\*(?!\*))` +
    String.raw`|(?<caret>\^)(?<exponent>[-−]?(?:\d+(?:\.\d+)?|\p{L})(?![\p{L}\p{N}_(]))`,
  'gu',
);

/** What of a typed formula is drawn as a sign, from left to right. The text itself stays as it is. */
export function signSpans(source: string): SignSpan[] {
  return [...source.matchAll(token)].flatMap(({ index, groups = {} }): SignSpan[] => {
    const { word, sign, exponent } = groups;
    if (word !== undefined) return [{ from: index, to: index + word.length, sign: words[word] ?? word }];
    if (sign !== undefined) return [{ from: index, to: index + sign.length, sign: operators[sign] ?? sign }];
    const from = index + 1;
    return [
      { from: index, to: from, sign: '' },
      { from, to: from + (exponent?.length ?? 0), sign: null },
    ];
  });
}
