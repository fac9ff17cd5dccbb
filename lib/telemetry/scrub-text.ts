/**
 * What a report must never carry, and what stands in its place. Room ids and file names stay: without them a
 * report says nothing.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(\w+:\/\/)[^\s/@]+@/g, '$1'], // name and password in an address
  [/[\w.+%-]+@[\w.-]+\.[a-z]{2,}/gi, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'], // a JSON Web Token
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [token]'],
  [/([?#])[^\s"'<>)]*=[^\s"'<>)]*/g, '$1[query]'],
  [/(\/|%2F)j(\/|%2F)[^\s/"'?#&]+/gi, '/j/[code]'], // an invite opens a room
  [/(\/|%2F)p(\/|%2F)[^\s/"'?#&]+/gi, '/p/[code]'], // the link of a phone
  [/(\/|%2F)card(\/|%2F)[^\s"'?#&]+/gi, '/card/[card]'], // a learner's card
  [/\bAIza[\w-]{20,}/g, '[key]'], // a key of a Google service
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, '[address]'],
  [/\b[\w-]{40,}\b/g, '[secret]'],
];

const longest = 1_000;

/** A text without e-mail addresses, tokens, query strings, keys and network addresses, and not without end. */
export const scrubText = (text: string): string =>
  rules.reduce((scrubbed, [pattern, instead]) => scrubbed.replace(pattern, instead), text.slice(0, longest));
