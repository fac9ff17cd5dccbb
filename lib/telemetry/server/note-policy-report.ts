import 'server-only';
import * as z from 'zod/mini';
import { readJson } from '@/lib/callables/server/read-body';
import { clientAddress } from '@/lib/core/server/client-address';
import { createPaceLimit } from '@/lib/core/server/limit-pace';
import { writeLog } from '@/lib/core/server/log';

/** Bytes of one report of a browser. */
const longestReport = 8 * 1024;
const limitReports = createPaceLimit({ burst: 20, perSecond: 0.2 });

/** As browsers report by `report-uri`. The page's address stays out of the log, because it may open a room. */
const reportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});

/**
 * Writes down what a page was kept from loading: the directive, and the host that was asked. What has another shape is
 * dropped. Throws as `readJson`, and `request/rate-limited`.
 */
export async function notePolicyReport(request: Request): Promise<void> {
  limitReports(clientAddress(request.headers));
  const { success, data } = reportSchema.safeParse(await readJson(request, longestReport));
  if (!success) return;
  const report = data['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
  writeLog('policy-violation', {
    directive: directive.slice(0, 40).replaceAll(/[^a-z-]/g, ''),
    blocked: hostOf(report['blocked-uri'] ?? ''),
  });
}

/** `inline` and `eval` are words of the browser, and no addresses. */
const hostOf = (blocked: string): string =>
  URL.canParse(blocked)
    ? new URL(blocked).host.slice(0, 100)
    : blocked.slice(0, 20).replaceAll(/[^a-z-]/g, '');
