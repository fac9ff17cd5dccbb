import { lintAs } from './lint-as';

const server = 'Neither browser code nor pure code imports server code, not even a type: use the contract.';
const browser = 'Pure code never imports browser code.';
const impure = 'lib/<domain>/*.ts is pure: no framework, no SDK.';

const repository = "import { findRoom } from '@/lib/rooms/server/find-room';";

describe('the border between browser and server', () => {
  it.each([
    'lib/rooms/client/use-room.ts',
    'components/rooms/room-list.tsx',
    'app/(shell)/rooms/rooms-screen.tsx',
    'app/(shell)/rooms/create-room.tsx',
    'app/(shell)/admin/admin-places.ts',
    'app/error.tsx',
    'instrumentation-client.ts',
    'sentry.client.config.ts',
  ])('is watched in %s, whatever its name', (file) => {
    expect(lintAs(file, repository)).toEqual([server]);
  });

  it.each([
    "import type { Room } from '@/lib/rooms/server/find-room';",
    "import { type Room } from '../../lib/rooms/server/find-room';",
    "export { findRoom } from '@/lib/rooms/server/find-room';",
    "export * from '@/lib/rooms/server/find-room';",
    "export const load = () => import('@/lib/rooms/server/find-room');",
    'export const load = (name: string) => import(`@/lib/rooms/server/${name}`);',
    "export type Kit = typeof import('@/lib/rooms/server/find-room');",
    "import { callableRegistry } from '@/app/api/callable/registry';",
    "import { getAuth } from 'firebase-admin/auth';",
    "import { readFile } from 'node:fs/promises';",
  ])('is crossed neither by a type nor later: %s', (text) => {
    expect(lintAs('app/rooms/create-room.tsx', text)).toEqual([server]);
  });

  it('is seen from beside it, too', () => {
    expect(lintAs('lib/rooms/client/use-room.ts', "import '../server/find-room';")).toEqual([server]);
  });

  it.each([
    'app/(shell)/rooms/page.tsx',
    'app/layout.tsx',
    'app/api/callable/registry.ts',
    'app/api/rooms/[roomId]/token/route.ts',
    'lib/rooms/server/callables.ts',
    'instrumentation.ts',
    'tests/support/make/make-room.ts',
    'lib/rooms/client/use-room.test.tsx',
  ])('does not stand in the way of %s', (file) => {
    expect(lintAs(file, repository)).toEqual([]);
  });

  it("is watched in a page from the day on which it says 'use client'", () => {
    expect(lintAs('app/rooms/page.tsx', `'use client';\n${repository}`)).toEqual([server]);
    expect(lintAs('app/rooms/page.tsx', `${repository}\nconst word = 'use client';`)).toEqual([]);
  });

  it('lets contracts, views, texts and packages through', () => {
    const text = [
      "import type { Messages } from 'next-intl';",
      "import { useState } from 'react';",
      "import { createRoom } from '@/lib/rooms/contract';",
      "import { useRoom } from '@/lib/rooms/client/use-room';",
      "import type common from '@/messages/en/common.json';",
      "import { Row } from './row';",
    ].join('\n');
    expect(lintAs('app/rooms/create-room.tsx', text)).toEqual([]);
  });
});

describe('pure code', () => {
  it.each([
    ["import { useState } from 'react';", impure],
    ["export const load = () => import('react');", impure],
    ["import type { Room } from 'livekit-client';", impure],
    ["import type { Timestamp } from 'firebase/firestore';", impure],
    ["import 'server-only';", impure],
    ["import { useRoom } from './client/use-room';", browser],
    ["export const load = () => import('@/lib/rooms/client/use-room');", browser],
    ["import type { RoomList } from '@/components/rooms/room-list';", browser],
    [repository, server],
    ["import type { Room } from './server/find-room';", server],
  ])('does not say %s', (text, message) => {
    expect(lintAs('lib/rooms/join.ts', text)).toEqual([message]);
  });

  it('imports pure code, and what runs anywhere', () => {
    const text =
      "import { z } from 'zod';\nimport { roomSchema } from './schema';\nimport '@/lib/errors/app-error';";
    expect(lintAs('lib/rooms/join.ts', text)).toEqual([]);
  });
});
