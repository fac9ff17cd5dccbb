import unreachable from '@/messages/en/unreachable.json';
import type { ErrorWords } from '@/lib/errors/to-user-error';

/**
 * What is said when not even the words can be fetched, which is when the network is gone: it is part of the
 * page, so it needs none.
 */
const fallback: ErrorWords = {
  sentences: { 'client/unknown': unreachable },
  catalogue: { 'client/unknown': ['retry', 'backoff', 'warn', 'quiet'] },
};

let loading: Promise<ErrorWords> | undefined;

/**
 * The words and the catalogue of errors, fetched on the first error and kept. It never fails: without a
 * network it answers with words that say so, and the next error tries again.
 */
export function loadErrorWords(): Promise<ErrorWords> {
  loading ??= fetchErrorWords().catch(() => {
    loading = undefined;
    return fallback;
  });
  return loading;
}

async function fetchErrorWords(): Promise<ErrorWords> {
  const [{ default: sentences }, { errorCatalogue }] = await Promise.all([
    import('@/messages/en/errors.json'),
    import('@/lib/errors/catalogue/error-catalogue'),
  ]);
  return { sentences, catalogue: errorCatalogue };
}
