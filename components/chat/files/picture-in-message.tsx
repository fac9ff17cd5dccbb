'use client';

import { useEffect, useState } from 'react';
import { useChatFiles } from '@/components/chat/files/chat-files';
import { keptFileLink } from '@/lib/files/client/link-cache';

type PictureInMessageProps = {
  id: string;
  name: string;
  /** One's own picture, which needs no way over the network. */
  blob: Blob | undefined;
};

/** A picture at a height that is known before it is, so that nothing moves when it comes. */
export function PictureInMessage({ id, name, blob }: PictureInMessageProps) {
  const { roomId, find } = useChatFiles();
  const isHere = find(id) !== undefined;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const own = URL.createObjectURL(blob);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [blob]);
  useEffect(() => {
    if (blob || !isHere) return undefined;
    let isCurrent = true;
    keptFileLink(roomId, id).then(
      (link) => isCurrent && setAddress(link),
      // Its card stays, and leads to the file all the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [roomId, id, blob, isHere]);
  return (
    <span className="block h-40 w-64 max-w-full overflow-hidden rounded-t-8 bg-sunken">
      {address === null ? null : (
        // The optimiser of Next.js would ask our server without the person's link.
        // oxlint-disable-next-line nextjs/no-img-element
        <img src={address} alt={name} className="size-full object-contain" />
      )}
    </span>
  );
}
