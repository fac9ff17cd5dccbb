import type { JSHandle, Page } from '@playwright/test';
import type { Room } from 'livekit-client';

/**
 * The SDK's room of a page, found as anybody with the developer tools can find it: in React's own records on the
 * DOM. The product has no handle for it, so that a test needs no back door and proves what an attacker can do.
 */
export function reachRoom(page: Page): Promise<JSHandle<Room>> {
  return page.evaluateHandle(() => {
    type Fiber = { memoizedProps: Record<string, unknown> | null; return: Fiber | null };
    const isRoom = (value: unknown): value is Room =>
      typeof value === 'object' && value !== null && 'simulateScenario' in value;
    const inside = (value: unknown): readonly unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [];
    for (const element of document.querySelectorAll('[role=toolbar], main')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
      let fiber = key === undefined ? null : (element as unknown as Record<string, Fiber>)[key];
      for (; fiber; fiber = fiber.return) {
        const given = inside(fiber.memoizedProps);
        const room = [...given, ...given.flatMap(inside)].find(isRoom);
        if (room) return room;
      }
    }
    throw new Error('This page holds no room.');
  });
}
