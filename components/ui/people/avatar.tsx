'use client';

import { clsx } from 'clsx';
import { use } from 'react';
import { LoadedPicture } from '@/components/ui/people/loaded-picture';
import { Pictures } from '@/components/ui/people/pictures';
import { initials } from '@/lib/core/initials';
import type { PersonHue } from '@/lib/core/person-hue';

type AvatarProps = {
  name: string;
  hue: PersonHue;
  /** Whose it is, where the list around knows pictures. */
  uid?: string;
  /** The address of their picture, where it is known here. */
  picture?: string | undefined;
  /** `tile` is 40 % of its container's short side, 40 to 128; the container needs `@container-size`. */
  size?: 24 | 32 | 40 | 64 | 'tile';
  className?: string;
};

const sizes = {
  24: 'size-6 text-[10px]',
  32: 'size-8 text-12',
  40: 'size-10 text-14',
  64: 'size-16 text-22',
  tile: 'size-[clamp(40px,40cqmin,128px)] text-[clamp(15px,14cqmin,44px)]',
} as const;

/**
 * A person's picture, or their letters on their colour while there is none. Always beside their name, so screen readers
 * skip it.
 */
export function Avatar({ name, hue, uid, picture, size = 32, className }: AvatarProps) {
  const pictureOf = use(Pictures);
  const address = picture ?? (uid === undefined ? undefined : pictureOf(uid));
  return (
    <span
      data-hue={hue}
      aria-hidden="true"
      className={clsx(
        'relative inline-grid flex-none select-none place-items-center rounded-full bg-person-fill leading-none font-semibold text-stage-text',
        sizes[size],
        className,
      )}
    >
      {initials(name)}
      {address === undefined ? null : <LoadedPicture address={address} className="rounded-full" />}
    </span>
  );
}
