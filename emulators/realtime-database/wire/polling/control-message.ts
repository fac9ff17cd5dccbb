/** A message about the connection itself, as `Connection` in @firebase/database reads it. */
export const controlMessage = (kind: string, data: unknown): string =>
  JSON.stringify({ t: 'c', d: { t: kind, d: data } });

/** The kind of a control message, null for any other. */
export function controlKindOf(data: Buffer): string | null {
  const text = data.toString('utf8');
  if (!text.startsWith('{"t":"c"')) return null;
  return /^\{"t":"c","d":\{"t":"(\w+)"/.exec(text)?.[1] ?? null;
}
