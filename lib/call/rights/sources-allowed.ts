import type { Sendable } from './publish-rights';

/** The media server's numbers for the sources of tracks. */
const sourceNumbers = { camera: 1, microphone: 2, screen: 3 } as const satisfies Record<Sendable, number>;

/**
 * What the media server lets somebody send. It reads an empty list of sources as all of them; no permissions yet are
 * none.
 */
export function listSourcesAllowed(
  permissions: { canPublish: boolean; canPublishSources: readonly number[] } | undefined,
): Sendable[] {
  if (!permissions?.canPublish) return [];
  const { canPublishSources } = permissions;
  const kinds = Object.keys(sourceNumbers) as Sendable[];
  return kinds.filter(
    (kind) => canPublishSources.length === 0 || canPublishSources.includes(sourceNumbers[kind]),
  );
}
