/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';

describe('a QR code', () => {
  it('is one dark path with a name, and an edge of four modules', () => {
    render(<QrCode text="https://chalk.example/j/Ab3dEf6hJ8kLm0Np-_s4T7" title="QR code of the invite" />);
    const image = screen.getByRole('img', { name: 'QR code of the invite' });
    const dark = image.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
    const corners = [...dark.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(Math.min(...corners.flat())).toBe(4);
    expect(corners.length).toBeGreaterThan(200);
  });
});
