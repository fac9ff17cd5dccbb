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
  const [link, setLink] = useState<string | null>(null);
  const own = useOwnAddress(blob);
  const address = own ?? link;
  useEffect(() => {
    if (blob || !isHere) return undefined;
    let isCurrent = true;
    keptFileLink(roomId, id).then(
      (answered) => isCurrent && setLink(answered),
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

/** An address of a blob of this page, for as long as it is shown. */
function useOwnAddress(blob: Blob | undefined): string | undefined {
  const [own, setOwn] = useState<{ blob: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const address = URL.createObjectURL(blob);
    const timer = setTimeout(() => setOwn({ blob, address }));
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(address);
    };
  }, [blob]);
  return own !== null && own.blob === blob ? own.address : undefined;
}
