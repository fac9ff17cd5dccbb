'use client';

import { useState } from 'react';

type LoadedPictureProps = { address: string; className: string };

/** A picture over what stands for it; one that does not come leaves that as it is. */
export function LoadedPicture({ address, className }: LoadedPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === address) return null;
  return (
    // The optimiser of Next.js would keep what a person has removed.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      // Another picture does not show the one before it until it has come.
      key={address}
      src={address}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setBroken(address)}
      className={`absolute inset-0 size-full object-cover ${className}`}
    />
  );
}
