'use client';

import { useEffect, useState } from 'react';
import { useChatFiles } from '@/components/chat/files/chat-files';
import { keptFileLink } from '@/lib/files/client/link-cache';

type PictureInMessageProps = {
  id: string;
  name: string;
  /** The picture before it is stored: one's own, or one that the call has carried. */
  blob: Blob | undefined;
};

/** A picture at a height that is known before it is, so that nothing moves when it comes. */
export function PictureInMessage({ id, name, blob }: PictureInMessageProps) {
  const link = useStoredAddress(id);
  const early = useEarlyAddress(blob);
  // One element for both: a browser shows the first picture until the second is ready to be drawn.
  const address = link ?? early;
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

/** The address of the stored file; null before it is there. */
function useStoredAddress(id: string): string | null {
  const { roomId, find } = useChatFiles();
  const isHere = find(id) !== undefined;
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    if (!isHere) return undefined;
    let isCurrent = true;
    keptFileLink(roomId, id).then(
      (answered) => isCurrent && setLink(answered),
      // Its card stays, and leads to the file all the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [roomId, id, isHere]);
  return link;
}

/** An address of the last blob of a picture, for as long as it is shown: the stored one comes a little later. */
function useEarlyAddress(blob: Blob | undefined): string | null {
  const [last, setLast] = useState(blob);
  if (blob && blob !== last) setLast(blob);
  const [own, setOwn] = useState<{ blob: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!last) return undefined;
    const address = URL.createObjectURL(last);
    const timer = setTimeout(() => setOwn({ blob: last, address }));
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(address);
    };
  }, [last]);
  return own !== null && own.blob === last ? own.address : null;
}
