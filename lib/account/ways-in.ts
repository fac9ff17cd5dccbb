import { passwordProviderId, type LinkedProvider } from '@/lib/auth/identity';

/** One way in to an account: linked, or offered by this deployment. */
export type WayIn = {
  id: string;
  /** What this deployment calls it; null where its own name is known to all. */
  label: string | null;
  /** Under which address it is linked. */
  email: string | null;
  isLinked: boolean;
  /** False for the last one: the account would be shut for good. */
  canUnlink: boolean;
};

/** The ways in besides the password, linked ones first, in the deployment's order. */
export function listWaysIn(
  linked: readonly LinkedProvider[],
  offered: readonly { id: string; label: string | null }[],
): WayIn[] {
  const ids = new Set([...offered.map(({ id }) => id), ...linked.map(({ id }) => id)]);
  ids.delete(passwordProviderId);
  const ways = [...ids].map((id) => {
    const link = linked.find((provider) => provider.id === id);
    const label = offered.find((provider) => provider.id === id)?.label ?? null;
    const isLinked = link !== undefined;
    return { id, label, email: link?.email ?? null, isLinked, canUnlink: isLinked && linked.length > 1 };
  });
  return ways.sort((one, other) => Number(other.isLinked) - Number(one.isLinked));
}
