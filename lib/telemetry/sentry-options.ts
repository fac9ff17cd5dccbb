/**
 * What both sides tell Sentry's SDK. Since version 11 it collects nearly everything unless told otherwise, so
 * every field of `dataCollection` is off by name (a test compares the list with the installed types), and
 * nothing is traced, recorded or counted.
 */
export const sentryOptions = {
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: { request: false, response: false },
    httpBodies: [],
    urlQueryParams: false,
    graphQL: { document: false, variables: false },
    genAI: { inputs: false, outputs: false },
    databaseQueryData: false,
    queues: false,
    stackFrameVariables: false,
    frameContextLines: 0,
  },
  maxBreadcrumbs: 0,
  sendClientReports: false,
  attachStacktrace: true,
};

/** The parts of the SDK that recognise errors. Those that watch requests, clicks, sessions and machines stay out. */
const wanted: ReadonlySet<string> = new Set([
  'EventFilters',
  'FunctionToString',
  'LinkedErrors',
  'Dedupe',
  'GlobalHandlers',
  'BrowserApiErrors',
  'NextjsClientStackFrameNormalization',
  'DistDirRewriteFrames',
  'OnUncaughtException',
  'OnUnhandledRejection',
]);

/** Keeps of the SDK's own list of integrations those that we want. */
export const wantedIntegrations = <T extends { name: string }>(defaults: readonly T[]): T[] =>
  defaults.filter(({ name }) => wanted.has(name));
