import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyContract } from '@/lib/callables/callable-contract';
import { callableRegistry } from './registry';

const lib = path.resolve('lib');
const contractFiles = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('/contract.ts'),
);

describe('the registry of callables', () => {
  it('binds exactly the contracts that the browser may see', async () => {
    const modules = await Promise.all(
      contractFiles.map((file) => import(path.join(lib, file)) as Promise<Record<string, AnyContract>>),
    );
    const contracts = modules.flatMap((module) => Object.values(module));
    const bound = [...callableRegistry.values()].map(({ contract }) => contract);
    expect(contracts.length).toBeGreaterThan(0);
    expect(new Set(bound)).toEqual(new Set(contracts));
    for (const [name, { contract }] of callableRegistry) expect(contract.name).toBe(name);
  });

  it('asks everyone for a complete account, but for the one callable that makes it', () => {
    const creating = [...callableRegistry.values()].filter(({ account }) => account === 'creating');
    expect(creating.map(({ contract }) => contract.name)).toEqual(['ensureAccount']);
  });
});
