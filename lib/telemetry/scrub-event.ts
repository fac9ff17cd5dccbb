import { isRecord } from '@/lib/core/is-record';
import { scrubText } from './scrub-text';

type Fields = Readonly<Record<string, unknown>>;

/** What a report may consist of. Whatever is not named here, today or in a later SDK, does not leave. */
const eventFields = ['event_id', 'timestamp', 'platform', 'level', 'release', 'environment'];
const sdkFields = ['name', 'version', 'integrations', 'packages'];
const exceptionFields = ['type', 'module', 'thread_id'];
const mechanismFields = ['type', 'handled', 'synthetic', 'exception_id', 'parent_id', 'source'];
const frameFields = ['function', 'module', 'lineno', 'colno', 'in_app', 'debug_id'];
const imageFields = ['type', 'debug_id', 'code_file'];
const tagNames = ['code', 'request', 'reference', 'where', 'page', 'runtime', 'turbopack'];

/**
 * The event of an SDK, rebuilt from an allow-list: what was thrown and where, the release and our own tags.
 * No user, cookies, headers, addresses, query strings, breadcrumbs, variables, source lines or host names.
 */
export const scrubEvent = <Event extends object>(event: Event): Event => rebuild(event as Fields) as Event;

const rebuild = (event: Fields): Fields => ({
  ...pick(event, eventFields),
  ...(isRecord(event['sdk']) && {
    sdk: { ...pick(event['sdk'], sdkFields), settings: { infer_ip: 'never' } },
  }),
  ...textIn(event, 'message'),
  ...textIn(event, 'transaction'),
  ...(isRecord(event['exception']) && {
    exception: { values: listOf(event['exception'], 'values', exceptionOf) },
  }),
  ...(isRecord(event['debug_meta']) && {
    debug_meta: { images: listOf(event['debug_meta'], 'images', imageOf) },
  }),
  ...(isRecord(event['tags']) && { tags: scrubValues(pick(event['tags'], tagNames)) }),
  ...runtimeOf(event),
});

const exceptionOf = (exception: Fields): Fields => ({
  ...pick(exception, exceptionFields),
  ...textIn(exception, 'value'),
  ...(isRecord(exception['mechanism']) && { mechanism: pick(exception['mechanism'], mechanismFields) }),
  ...(isRecord(exception['stacktrace']) && {
    stacktrace: { frames: listOf(exception['stacktrace'], 'frames', frameOf) },
  }),
});

const frameOf = (frame: Fields): Fields => ({
  ...pick(frame, frameFields),
  ...fileIn(frame, 'filename'),
  ...fileIn(frame, 'abs_path'),
});

const imageOf = (image: Fields): Fields => ({ ...pick(image, imageFields), ...fileIn(image, 'code_file') });

/** The name and version of Node or of the Edge; the other contexts tell of the machine. */
const runtimeOf = ({ contexts }: Fields): Fields => {
  const runtime = isRecord(contexts) ? contexts['runtime'] : undefined;
  return isRecord(runtime) ? { contexts: { runtime: pick(runtime, ['name', 'version']) } } : {};
};

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));

const textIn = (fields: Fields, name: string): Fields => {
  const text = fields[name];
  return typeof text === 'string' ? { [name]: scrubText(text) } : {};
};

/** The address of a script: neither what belongs to the page behind `?` or `#`, nor whose folder it lies in. */
const fileIn = (fields: Fields, name: string): Fields => {
  const file = fields[name];
  return typeof file === 'string'
    ? { [name]: file.replace(/[?#].*$/, '').replace(/^.*\/(?=node_modules\/)/, 'app:///') }
    : {};
};

const scrubValues = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? scrubText(value) : value,
    ]),
  );

const listOf = (fields: Fields, name: string, convert: (item: Fields) => Fields): Fields[] => {
  const list = fields[name];
  return Array.isArray(list) ? list.filter(isRecord).map(convert) : [];
};
