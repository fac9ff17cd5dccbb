import { useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import type { MintFaults, MintWish } from '@/components/services/mint-dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { mintServiceToken } from '@/lib/services/contract';
import { serviceLabelSchema } from '@/lib/services/schema';

/** A token that was just made. */
export type Minted = { wish: MintWish; token: string; url: string; expiresAt: number };

type Wish = Omit<MintWish, 'room'> & { room: MintWish['room'] | null };

/** Makes a token, after looking whether all is chosen. */
export function useMint(onMinted: (minted: Minted) => void) {
  const [faults, setFaults] = useState<MintFaults | null>(null);
  const { state, start, reset } = useAdminAction(async (wish: MintWish, onChecking) => {
    const { room, kind, label, lifetime } = wish;
    const input = { roomId: room.roomId, kind, label, lifetime };
    const { token, url, expiresAt } = await callServer(mintServiceToken, input, { onChecking });
    onMinted({ wish, token, url, expiresAt });
  });

  const mint = ({ room, ...wish }: Wish) => {
    const isLabelled = serviceLabelSchema.safeParse(wish.label).success;
    const found: MintFaults = { ...(room === null && { room: true }), ...(!isLabelled && { label: true }) };
    setFaults(room === null || !isLabelled ? found : null);
    if (room !== null && isLabelled) start({ room, ...wish, label: wish.label.trim() });
  };
  /** What was said about the last attempt; one that is under way has its answer to come. */
  const forget = () => {
    setFaults(null);
    if (!state.isPending) reset();
  };
  return { faults, state, mint, forget };
}
