/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import jsQr from 'jsqr';
import { QrCode } from './qr-code';

const link = 'https://chalk.example/j/Ab3dEf6hJ8kLm0Np-_s4T7';

/** The dark runs of the image: where each begins, and how wide it is. */
function darkRuns(image: HTMLElement) {
  const path = image.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }));
}

describe('a QR code', () => {
  it('is one dark path with a name, and an edge of four modules', () => {
    render(<QrCode text={link} title="QR code of the invite" />);
    const corners = darkRuns(screen.getByRole('img', { name: 'QR code of the invite' }));
    expect(Math.min(...corners.flatMap(({ x, y }) => [x, y]))).toBe(4);
    expect(corners.length).toBeGreaterThan(200);
  });

  it('is read by a decoder that is not ours', () => {
    render(<QrCode text={link} title="QR code" />);
    const image = screen.getByRole('img');
    const side = Number(image.getAttribute('viewBox')?.split(' ')[2]);
    // Three pixels for each module.
    const pixels = new Uint8ClampedArray((side * 3) ** 2 * 4).fill(255);
    for (const { x, y, width } of darkRuns(image)) {
      for (let row = y * 3; row < y * 3 + 3; row += 1) {
        const start = (row * side * 3 + x * 3) * 4;
        for (let at = start; at < start + width * 12; at += 4) pixels.fill(0, at, at + 3);
      }
    }
    expect(jsQr(pixels, side * 3, side * 3)?.data).toBe(link);
  });
});
