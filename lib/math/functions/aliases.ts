/** Other names of a function, as calculators and spreadsheets write them, behind the name that we document. */
const others: Readonly<Record<string, string>> = {
  normalpdf: 'normpdf dnorm',
  normcdf: 'pnorm',
  invNorm: 'norminv qnorm NORM.INV NORMINV NORM.S.INV NORMSINV',
  'NORM.DIST': 'NORMDIST',
  'NORM.S.DIST': 'NORMSDIST',
  binompdf: 'binomialpdf',
  binomcdf: 'binomialcdf',
  'BINOM.DIST': 'BINOMDIST',
  invBinom: 'binominv',
  poissonpdf: 'poisspdf',
  poissoncdf: 'poisscdf',
  'POISSON.DIST': 'POISSON',
  invPoisson: 'poissinv poissoninv',
  invT: 'tinv T.INV',
  chi2pdf: 'dchisq chisquarepdf',
  chi2cdf: 'pchisq chisquarecdf',
  invChi2: 'chi2inv qchisq CHISQ.INV',
  invF: 'finv F.INV',
  gcd: 'hcf HCF gcf GCF ggT GGT pgcd PGCD',
  factors: 'primeFactors',
  lcm: 'LCM LCD kgV KGV ppcm PPCM',
  nCr: 'choose binom COMBIN',
  nPr: 'PERMUT',
  pstdev: 'stdevp STDEV.P STDEVP',
  stdev: 'STDEV.S STDEV',
  percentile: 'PERCENTILE PERCENTILE.INC',
  corr: 'correl CORREL correlation',
  molarmass: 'molarMass',
  slope: 'SLOPE',
  intercept: 'INTERCEPT',
  rsquared: 'RSQ',
  linfit: 'fitline regressionLine',
  regression: 'linearRegression',
  ttest: 't_test tTest',
  'T.TEST': 'TTEST',
  quartile: 'QUARTILE QUARTILE.INC',
  pmt: 'PMT',
  npv: 'NPV',
  irr: 'IRR',
  nper: 'NPER',
};

const documented: ReadonlyMap<string, string> = new Map(
  Object.entries(others).flatMap(([name, list]) => list.split(' ').map((other) => [other, name] as const)),
);

/** Names of distributions are read in any case: `normalCdf`, `NormalCDF`. */
const anyCase = /^(?:inv[A-Z]|inv[a-z]|[a-z]+2?(?:pdf|cdf|inv)$)/i;
const inLowerCase: ReadonlyMap<string, string> = new Map(
  [...Object.keys(others), 'normalcdf', 'tpdf', 'tcdf', 'fpdf', 'fcdf', 'geometpdf', 'geometcdf']
    .filter((name) => anyCase.test(name))
    .map((name) => [name.toLowerCase(), name]),
);

/** The documented name of a function that has several; null for a name that is no other name. */
export const documentedName = (name: string): string | null =>
  documented.get(name) ?? (anyCase.test(name) ? (inLowerCase.get(name.toLowerCase()) ?? null) : null);

export const otherNames = (): string[] => [...documented.keys()];
