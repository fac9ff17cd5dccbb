import { readFileSync } from 'node:fs';
import type { NodeOptions } from '@sentry/nextjs';
import { sentryOptions, wantedIntegrations } from './sentry-options';

/** Fails to compile when the installed SDK collects something that is not named. */
const everyField: Required<NonNullable<NodeOptions['dataCollection']>> = sentryOptions.dataCollection;

/** The fields of `DataCollection` as the installed SDK declares them. */
const declaredFields = (): string[] => {
  const path = 'node_modules/@sentry/core/build/types/types/datacollection.d.ts';
  const [, body = ''] = /interface DataCollection \{([\s\S]*?)\n\}/.exec(readFileSync(path, 'utf8')) ?? [];
  return [...body.matchAll(/^ {4}(\w+)\?:/gm)].map(([, name = '']) => name);
};

const isOff = (value: unknown): boolean =>
  value === false ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isOff));

describe('what Sentry is told', () => {
  it('names every field that the installed SDK can collect', () => {
    expect(declaredFields().length).toBeGreaterThan(10);
    expect(Object.keys(everyField).sort()).toEqual(declaredFields().sort());
  });

  it.each(Object.entries(everyField))('collects no %s', (_name, value) => {
    expect(isOff(value)).toBe(true);
  });

  it('lets in only what recognises errors', () => {
    const names = ['GlobalHandlers', 'Breadcrumbs', 'HttpContext', 'BrowserSession', 'LinkedErrors', 'Http'];
    expect(wantedIntegrations(names.map((name) => ({ name })))).toEqual([
      { name: 'GlobalHandlers' },
      { name: 'LinkedErrors' },
    ]);
  });
});
