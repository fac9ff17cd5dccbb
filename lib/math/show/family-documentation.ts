/** What we say of statistics with distributions and of money, by the documented name. */
export const familyDocumentation: Readonly<Record<string, readonly [description: string, example: string]>> =
  {
    normalpdf: [
      'The density of the normal distribution at x, with mean and standard deviation.',
      'normalpdf(1, 0, 1)',
    ],
    normalcdf: [
      'The normal probability up to x, or between two limits, with mean and standard deviation.',
      'normalcdf(160, 180, 170, 8)',
    ],
    normcdf: ['The normal probability up to x, with mean and standard deviation.', 'normcdf(180, 170, 8)'],
    invNorm: [
      'The value that a normal quantity exceeds with the rest of a probability, with mean and standard deviation.',
      'invNorm(0.975, 170, 8)',
    ],
    'NORM.DIST': [
      'The normal distribution as in spreadsheets: true for the sum, false for the density.',
      'NORM.DIST(180, 170, 8, true)',
    ],
    'NORM.S.DIST': ['The standard normal distribution as in spreadsheets.', 'NORM.S.DIST(1.5, true)'],
    binompdf: ['The probability of exactly k successes: trials, probability, k.', 'binompdf(10, 0.5, 3)'],
    binomcdf: [
      'The probability of at most k successes, or of a range: trials, probability, k.',
      'binomcdf(10, 0.5, 3)',
    ],
    invBinom: [
      'The least count of successes that reaches a probability: probability, trials, p.',
      'invBinom(0.9, 10, 0.5)',
    ],
    'BINOM.DIST': [
      'The binomial distribution as in spreadsheets: k, trials, p, true for the sum.',
      'BINOM.DIST(3, 10, 0.5, true)',
    ],
    dbinom: ['The probability of exactly k successes: k, trials, probability.', 'dbinom(3, 10, 0.5)'],
    pbinom: ['The probability of at most k successes: k, trials, probability.', 'pbinom(3, 10, 0.5)'],
    qbinom: ['The least count of successes that reaches a probability.', 'qbinom(0.9, 10, 0.5)'],
    poissonpdf: [
      'The probability of exactly k events, where a mean is expected: mean, k.',
      'poissonpdf(4, 2)',
    ],
    poissoncdf: ['The probability of at most k events, or of a range: mean, k.', 'poissoncdf(4, 2)'],
    invPoisson: [
      'The least count of events that reaches a probability: probability, mean.',
      'invPoisson(0.9, 4)',
    ],
    'POISSON.DIST': [
      'The Poisson distribution as in spreadsheets: k, mean, true for the sum.',
      'POISSON.DIST(2, 4, true)',
    ],
    dpois: ['The probability of exactly k events: k, mean.', 'dpois(2, 4)'],
    ppois: ['The probability of at most k events: k, mean.', 'ppois(2, 4)'],
    geometpdf: [
      'The probability that the first success comes at trial k: probability, k.',
      'geometpdf(0.2, 3)',
    ],
    geometcdf: ['The probability of a success up to trial k: probability, k.', 'geometcdf(0.2, 3)'],
    tpdf: ['The density of the t distribution: t, degrees of freedom.', 'tpdf(1.5, 9)'],
    tcdf: [
      'The t probability up to t, or between two limits, then the degrees of freedom.',
      'tcdf(-2, 2, 9)',
    ],
    invT: [
      'The t value that belongs to a probability below it: probability, degrees of freedom.',
      'invT(0.975, 9)',
    ],
    'T.DIST': [
      'The t distribution as in spreadsheets: t, degrees of freedom, true for the sum.',
      'T.DIST(1.5, 9, true)',
    ],
    'T.DIST.RT': ['The t probability above a value.', 'T.DIST.RT(1.5, 9)'],
    'T.DIST.2T': ['The t probability beyond a value on both sides.', 'T.DIST.2T(1.5, 9)'],
    'T.INV.2T': ['The t value that is exceeded on both sides with a probability.', 'T.INV.2T(0.05, 9)'],
    chi2pdf: ['The density of the χ² distribution: x, degrees of freedom.', 'chi2pdf(3, 4)'],
    chi2cdf: [
      'The χ² probability up to x, or between two limits, then the degrees of freedom.',
      'chi2cdf(3.84, 1)',
    ],
    invChi2: ['The χ² value that belongs to a probability below it.', 'invChi2(0.95, 3)'],
    'CHISQ.DIST.RT': ['The χ² probability above a value.', 'CHISQ.DIST.RT(3.84, 1)'],
    fpdf: ['The density of the F distribution: x, then both degrees of freedom.', 'fpdf(2, 3, 10)'],
    fcdf: [
      'The F probability up to x, or between two limits, then both degrees of freedom.',
      'fcdf(4.26, 2, 9)',
    ],
    invF: ['The F value that belongs to a probability below it.', 'invF(0.95, 2, 9)'],
    'F.DIST.RT': ['The F probability above a value.', 'F.DIST.RT(4.26, 2, 9)'],
    ttest: [
      'A two-sided t-test of a list against a mean, or of two lists: "welch", "pooled" or "paired".',
      'ttest([5.1, 4.9, 5.6], [4.2, 4.8, 4.4])',
    ],
    'T.TEST': [
      'The p of a t-test as in spreadsheets: lists, tails, and 1 for pairs, 2 for equal spread, 3 for two.',
      'T.TEST([1, 2, 4], [2, 3, 7], 2, 1)',
    ],
    pstdev: [
      'The standard deviation of a whole population, also written σ(…).',
      'pstdev([2, 4, 4, 4, 5, 5, 7, 9])',
    ],
    quartile: [
      'A quartile as in spreadsheets, from 0 (the least) to 4 (the largest).',
      'quartile([1, 3, 4, 6, 8], 1)',
    ],
    iqr: ['The distance of the first and the third quartile.', 'iqr([1, 3, 4, 6, 8, 9, 15])'],
    corr: ['The correlation of two lists, from −1 to 1.', 'corr([1, 2, 3], [2, 4, 7])'],
    slope: ['The slope of the line of least squares: list of x, list of y.', 'slope([0, 1, 2], [1, 3, 6])'],
    intercept: ['Where the line of least squares crosses x = 0.', 'intercept([0, 1, 2], [1, 3, 6])'],
    rsquared: [
      'The share of the spread that the line of least squares explains.',
      'rsquared([0, 1, 2], [1, 3, 6])',
    ],
    linfit: ['The line of least squares as a function, which a plot draws.', 'linfit([0, 1, 2], [1, 3, 6])'],
    regression: ['Slope, intercept and r² of the line of least squares.', 'regression([0, 1, 2], [1, 3, 6])'],
    pmt: [
      'The payment of each period: rate, periods, amount now, amount at the end. What you pay is negative.',
      'pmt(5%/12, 360, 200000)',
    ],
    ipmt: [
      'The interest in one payment: rate, period, periods, amount now. What you pay is negative.',
      'ipmt(5%/12, 1, 360, 200000)',
    ],
    ppmt: [
      'The part of one payment that pays back: rate, period, periods, amount now.',
      'ppmt(5%/12, 1, 360, 200000)',
    ],
    fv: [
      'What payments grow to: rate, periods, payment, amount now. What you pay is negative.',
      'fv(4%/12, 120, -100)',
    ],
    pv: [
      'What payments are worth now: rate, periods, payment, amount at the end. What you pay is negative.',
      'pv(5%/12, 360, -1000)',
    ],
    nper: [
      'How many periods it takes: rate, payment, amount now, amount at the end.',
      'nper(1%, -200, 5000)',
    ],
    rate: [
      'The rate of one period: periods, payment, amount now, amount at the end.',
      'rate(60, -200, 10000)',
    ],
    npv: ['What amounts at the end of each period are worth now: rate, amounts.', 'npv(10%, 300, 400, 500)'],
    irr: [
      'The rate at which a list of amounts, the first one now, is worth nothing.',
      'irr([-1000, 300, 400, 500])',
    ],
    molarmass: ['The molar mass of a chemical formula, also written M(…).', 'molarmass(CuSO4·5H2O)'],
    weekday: ['The day of the week of a date.', 'weekday(2026-03-01)'],
    compound: [
      'An amount with compound interest: amount, rate a year, years, times a year.',
      'compound(1000, 5%, 10, 12)',
    ],
  };
