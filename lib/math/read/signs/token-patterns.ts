import { loweredDigits, raisedDigits } from './characters';

export const blank = /[^\S\n]+/y;
export const comment = /(?:#|\/\/)[^\n]*/y;
export const date = /\d{4}-\d{2}-\d{2}(?![\d.])/y;
export const clock = /\d+:[0-5]\d:[0-5]\d(?![\d:])/y;
/** `×10^8` right behind a number belongs to it. */
export const tenfold = /[×·⋅*]10(?:\^[-−+]?\d+|\^\([-−+]?\d+\)|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/y;
/** In brackets, a whole number before `..`, whose first point is none of its own. */
export const beforeDots = /\d+(?=\.\.)/y;
/** Most numbers: digits alone, with nothing behind them that could belong to a number. */
export const plainWhole = /(?:0|[1-9]\d*)(?=$|[)+/^=\]]| +[^\d\s.,:;×·⋅*'’])/y;
export const wordBehind = / ?\p{L}+/uy;
export const secondPoint = /\.\d+/y;
/** π is a name alone, also in 2πr. Functions of spreadsheets have points in their names. */
export const name =
  /(?:NORM|BINOM|POISSON|CHISQ|STDEV|PERCENTILE|QUARTILE|T|F)(?:\.(?:[A-Z]+|2T))+(?=\()|(?:s\.f|d\.p)\.?(?![\p{L}\p{Nd}_])|[√∛∜∑∏∫∂∞π$€£¥₹₽₩₺₴]|[\p{L}_](?:(?!π)[\p{L}\p{Nd}_])*/uy;
/** Most names: letters without accents, and nothing behind them that could belong to a name. */
export const plainName = /[a-z][a-zA-Z\d]*(?=$|[\s()+\-*/=,^\]])/y;
export const degrees = /°[CFK](?![\p{L}\p{Nd}_])/uy;
export const lowered = new RegExp(`[${loweredDigits}]+`, 'y');
export const raised = new RegExp(`[⁻⁺]?[${raisedDigits}]+`, 'y');
export const long = /\.\.\.?|:=|==|!=|<=|>=|->|=>|&&|\|\||\.\*|\.\/|\.\^|\*\*/y;
export const closingQuote = /["”]/g;
export const singles = "+-*/^()[]{},;:=<>!%‰|?°'±∈⌊⌋⌈⌉";
/** Signs whose limits stand below and above them, as in `∫_0^3`; `_` is no part of their name. */
export const withLimits = '∑∏∫';
export const namedLimits = /(?:lim|sum|prod|int|Σ|Π)(?=_[({])/y;
