import { readFileSync } from 'node:fs';
import { gorseIcon } from '@/components/call/gorse-icon';

it('is the favicon, but for the colour of its second stroke', () => {
  const drawn = decodeURIComponent(gorseIcon.replace('data:image/svg+xml,', ''));
  const usual = readFileSync('app/icon.svg', 'utf8').trim();
  expect(drawn).not.toBe(usual);
  expect(drawn.replace('#f4d04d', '#ec95cc')).toBe(usual);
});
