import 'server-only';
import * as z from 'zod/mini';
import { readBody } from '@/lib/callables/server/read-body';
import { clientAddress } from '@/lib/core/server/client-address';
import type { Environment } from '@/lib/core/server/environment';
import { createPaceLimit } from '@/lib/core/server/limit-pace';
import { parseDsn, type SentryProject } from '@/lib/telemetry/parse-dsn';
import { AppError } from '@/lib/errors/app-error';

/** Bytes of one report; those of our pages hold an error and its stack. */
const longestReport = 200 * 1024;
/** How long Sentry may take to answer (ms). */
const patience = 5000;
/** Reports of one address: a page that fails in a loop is heard, and is no flood. */
const limitReports = createPaceLimit({ burst: 30, perSecond: 0.5 });

const headerSchema = z.object({ dsn: z.string() });

/**
 * Hands an error report of a page to the Sentry project of this deployment, and to no other: what a page names is only
 * compared. Where no project is set there is nothing here. Throws `request/unknown-callable`, which is answered with
 * 404, `request/malformed`, `request/too-large` and `request/rate-limited`.
 */
export async function forwardReport(request: Request, env: Environment = process.env): Promise<void> {
  const project = parseDsn(env['SENTRY_DSN'] ?? '');
  if (!project) throw new AppError('request/unknown-callable');
  limitReports(clientAddress(request.headers, env));
  const report = await readBody(request, longestReport);
  if (!isFor(report, project)) throw new AppError('request/unknown-callable');
  await fetch(project.envelopeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: report,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
}

/** The first line of a report names the project that it is for. */
function isFor(report: string, { host, id }: SentryProject): boolean {
  const [first = ''] = report.split('\n', 1);
  const named = parseDsn(dsnIn(first));
  return named?.host === host && named.id === id;
}

function dsnIn(line: string): string {
  try {
    return headerSchema.parse(JSON.parse(line)).dsn;
  } catch (cause) {
    throw new AppError('request/malformed', { cause });
  }
}
