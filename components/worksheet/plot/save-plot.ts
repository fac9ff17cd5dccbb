import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { plotSvg, type PlotOver } from './plot-svg';

export type PlotToSave = { plot: Plot; window: PlotWindow; over: PlotOver | null };

/** Gives a plot to the browser as a file, with what is drawn on it. */
export async function savePlot({ plot, window, over }: PlotToSave, kind: 'svg' | 'png'): Promise<void> {
  const svg = new Blob([plotSvg(plot, window, over)], { type: 'image/svg+xml' });
  download(kind === 'svg' ? svg : await toPng(svg), `plot.${kind}`);
}

/** Twice as large, for print. */
async function toPng(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
