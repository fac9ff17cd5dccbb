/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useLettingGo } from '@/components/ink/use-letting-go';
import { createStore } from '@/lib/core/client/create-store';

it.each([
  ['its own tools', 'a', null],
  ['no tools of another surface', 'b', 'b'],
])('puts away %s as a surface leaves the page', (_, drawn, left) => {
  const active = createStore<string | null>(drawn);
  renderHook(() => useLettingGo(active, 'a')).unmount();
  expect(active.read()).toBe(left);
});
