import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { chromiumArguments } from '@/tests/support/browser/chromium-arguments';

export type BrowserPage = {
  readonly page: Page;
  /** Errors and warnings that the page said. */
  readonly problems: readonly string[];
  /** Ends Chromium as a person's closing of it would. */
  readonly closeBrowser: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens a page in real Chromium that holds nothing but the web SDKs. */
export async function openBrowserPage(): Promise<BrowserPage> {
  const script = await bundleSdk();
  const server = createServer((request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><title>SDK</title><script src="/sdk.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath:
      process.env['CHROMIUM_SHELL_PATH'] || (process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'),
    args: [...chromiumArguments],
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    problems,
    closeBrowser: () => browser.close(),
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bundleSdk(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('tests/emulators/support/browser-entry.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
