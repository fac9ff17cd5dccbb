import { own } from '../../core/own';
import type { Dimensions } from './dimensions';

/** Signs of money, and the codes that mean the same. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
};

const codes =
  'EUR USD GBP CHF JPY CNY RUB INR SEK NOK DKK PLN CZK HUF RON TRY UAH CAD AUD NZD MXN BRL KRW ZAR SGD HKD ILS'.split(
    ' ',
  );

/** How many dimensions units of nature have; each currency has one of its own behind them. */
const natural = 9;

/** The dimension of a currency by its code or sign; null for other names. */
export function currencyDimensions(name: string): Dimensions | null {
  const at = codes.indexOf(own(signs, name) ?? name);
  return at < 0
    ? null
    : Array.from({ length: natural + at + 1 }, (_, place) => (place === natural + at ? 1 : 0));
}

/** The code of the only currency in a dimension; null where there is none, or more than one. */
export function currencyIn(dimensions: Dimensions): string | null {
  if (dimensions.length <= natural) return null;
  const found = codes.filter((_, at) => (dimensions[natural + at] ?? 0) !== 0);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether a dimension has money in it, as a price has. */
export const hasMoney = (dimensions: Dimensions): boolean =>
  dimensions.slice(natural).some((power) => power !== 0);

/** Whether a dimension is money and nothing else. */
export const isMoney = (dimensions: Dimensions): boolean =>
  currencyIn(dimensions) !== null && dimensions.reduce((sum, power) => sum + Math.abs(power), 0) === 1;
