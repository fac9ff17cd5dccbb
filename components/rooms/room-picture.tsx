import { LoadedPicture } from '@/components/ui/people/loaded-picture';
import { initials } from '@/lib/core/initials';
import { roomPicture } from '@/lib/pictures/picture';

type RoomPictureProps = {
  roomId: string;
  name: string;
  /** Which picture it has; without one nothing is drawn. */
  picture?: string | undefined;
  /** Its size by class. */
  className: string;
};

/** The picture of a room. Always beside its name, so screen readers skip it. */
export function RoomPicture({ roomId, name, picture, className }: RoomPictureProps) {
  const address = roomPicture(roomId, picture);
  if (address === undefined) return null;
  return (
    <span
      aria-hidden="true"
      className={`relative inline-grid flex-none place-items-center rounded-8 bg-sunken text-12 font-semibold text-ink-2 select-none ${className}`}
    >
      {initials(name)}
      <LoadedPicture address={address} className="rounded-8" />
    </span>
  );
}
