/** A segment that the app itself names, such as `rooms` or `see-as`. */
const ownWord = /^[a-z][a-z-]{0,15}$/;

/**
 * The route of a page without what is particular to it: `/rooms/8f3a/files` with `{ roomId: '8f3a' }` is
 * `/rooms/[roomId]/files`. A segment that is neither a parameter nor a word of ours becomes `[other]`.
 */
export function routeTemplate(
  path: string,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const names = new Map(
    Object.entries(params).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [one, `[${name}]`] as const),
    ),
  );
  return path
    .split('/')
    .map((segment) => names.get(segment) ?? (segment === '' || ownWord.test(segment) ? segment : '[other]'))
    .join('/');
}
