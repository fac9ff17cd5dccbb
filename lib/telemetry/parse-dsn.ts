/** The project of Sentry that a DSN names. */
export type SentryProject = { readonly host: string; readonly id: string; readonly envelopeUrl: string };

/** Reads a DSN, `https://<key>@<host>/<project>`; null for what is none. */
export function parseDsn(dsn: string): SentryProject | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, pathname } = new URL(dsn);
  const [, id] = /^\/(\d+)$/.exec(pathname) ?? [];
  if (id === undefined || !/^https?:$/.test(protocol)) return null;
  return { host, id, envelopeUrl: `${protocol}//${host}/api/${id}/envelope/` };
}

/** Blockers of advertisements know these hosts, so pages send their reports to ours, which hands them on. */
export const isHostedDsn = (dsn: string): boolean => /\.sentry\.io$/.test(parseDsn(dsn)?.host ?? '');
