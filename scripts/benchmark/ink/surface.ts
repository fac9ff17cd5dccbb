import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { quantile } from '../statistics';
import type { SurfaceTimes } from './surface-probe';

const rounds = 5;

type Probed = typeof globalThis & { measureSurface: (text: string) => SurfaceTimes };

/** Opens and draws a document in a page that has only our code for ink. Gives medians. */
export async function timeSurface(browser: Browser, root: string, state: Uint8Array): Promise<SurfaceTimes> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'scripts/benchmark/ink/surface-probe.ts')],
    tsconfig: path.join(root, 'tsconfig.json'),
    ...{ bundle: true, write: false, format: 'iife', platform: 'browser', logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const times: SurfaceTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const text = Buffer.from(state).toString('base64');
    times.push(await page.evaluate((sent) => (globalThis as Probed).measureSurface(sent), text));
    await page.close();
  }
  const median = (name: keyof SurfaceTimes) => quantile(times.map((time) => time[name]), 0.5); // prettier-ignore
  return {
    ...{ open: median('open'), all: median('all'), view: median('view') },
    ...{ inView: median('inView'), edit: median('edit') },
  };
}
