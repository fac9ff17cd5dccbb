import { clsx } from 'clsx';
import { MicOff } from 'lucide-react';
import { Avatar } from '@/components/ui/people/avatar';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { SamplePerson } from '@/components/landing/sample-people';

type PictureTileProps = {
  person: SamplePerson;
  /** Stands on the plate instead of the name. */
  label?: string;
  isSpeaking?: boolean;
  isMuted?: boolean;
  className?: string;
};

/** A person's tile with the camera off, as in the call. */
export function PictureTile({
  person,
  label,
  isSpeaking = false,
  isMuted = false,
  className,
}: PictureTileProps) {
  return (
    <div
      className={clsx(
        '@container-size relative grid min-h-0 min-w-0 place-items-center overflow-hidden rounded-10 bg-tile',
        className,
      )}
    >
      <Avatar {...person} size="tile" />
      <NamePlate person={person} label={label ?? person.name} isMuted={isMuted} />
      {isSpeaking ? <span className="absolute inset-0 rounded-10 border-[3px] border-speaking" /> : null}
    </div>
  );
}

type NamePlateProps = { person: SamplePerson; label: string; isMuted?: boolean };

function NamePlate({ person, label, isMuted = false }: NamePlateProps) {
  return (
    <span className="flint absolute bottom-2 left-2 flex h-6 max-w-[calc(100%-16px)] items-center gap-1.5 rounded-4 bg-plate! pr-2 pl-1.5 text-12 font-medium text-stage-text">
      <PersonBar hue={person.hue} className="h-3" />
      <span className="truncate">{label}</span>
      {isMuted ? <MicOff className="size-3.5! text-mic-off" /> : null}
    </span>
  );
}
