import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RulesError } from './rules/rules-error';
import { startDatabaseEmulator } from './start-database-emulator';

/**
 * `tsx emulators/realtime-database/main.ts --port 9000 --host 127.0.0.1 --data-dir DIR --rules FILE --namespace NS`
 *
 * Ends on SIGTERM, SIGINT, or when its standard input closes (so that it never outlives its parent), after saving.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9000' },
    host: { type: 'string', default: '127.0.0.1' },
    'data-dir': { type: 'string' },
    rules: { type: 'string' },
    namespace: { type: 'string' },
  },
});

const { rules: rulesFile, namespace } = values;
const emulator = await startDatabaseEmulator({
  port: Number(values.port),
  host: values.host,
  dataDir: values['data-dir'],
  rules:
    rulesFile !== undefined && namespace !== undefined
      ? { namespace, text: readFileSync(rulesFile, 'utf8') }
      : undefined,
  log: (line) => console.log(line),
}).catch((error: unknown) => {
  const place = error instanceof RulesError && rulesFile !== undefined ? `${rulesFile}: ` : '';
  console.error(place + (error instanceof Error ? error.message : String(error)));
  process.exit(1);
});
console.log(`Realtime Database emulator ready on ${values.host}:${emulator.port}`);

let stopping: Promise<void> | null = null;
const stop = () => {
  stopping ??= emulator.stop().then(() => process.exit());
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.stdin.resume().on('end', stop).on('error', stop);
