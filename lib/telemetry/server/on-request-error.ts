import type { Instrumentation } from 'next';

/**
 * Next calls this for whatever a page, a layout or a route handler did not catch. The digest that the page
 * shows as its reference goes with the report.
 */
export const onRequestError: Instrumentation.onRequestError = async (thrown, request, context) => {
  if (!process.env['SENTRY_DSN']) return;
  const { captureRequestError, withScope } = await import('@sentry/nextjs');
  withScope((scope) => {
    scope.setTags({ where: context.routePath, ...digestOf(thrown) });
    captureRequestError(thrown, request, context);
  });
};

const digestOf = (thrown: unknown): { reference?: string } =>
  thrown instanceof Error && 'digest' in thrown && typeof thrown.digest === 'string'
    ? { reference: thrown.digest }
    : {};
