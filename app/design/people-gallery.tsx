import { Gallery, Row } from './gallery';
import { Avatar } from '@/components/ui/people/avatar';
import { AvatarGroup } from '@/components/ui/people/avatar-group';
import { HandBadge } from '@/components/ui/people/hand-badge';
import { LoadedPicture } from '@/components/ui/people/loaded-picture';
import { PersonName } from '@/components/ui/people/person-name';
import { PersonBar } from '@/components/ui/people/person-bar';
import { personHues } from '@/lib/core/person-hue';

const names = [
  'Emmy',
  'Sofya',
  'Srinivasa',
  'Ada',
  'Leonhard',
  'Maryam',
  'Alan',
  'Sophie',
  'Hypatia',
  'Carl',
  'Niels',
  'Évariste',
];
const people = personHues.map((hue, index) => ({ id: String(hue), hue, name: names[index] ?? '' }));

export function PeopleGallery() {
  return (
    <Gallery title="People">
      <Row label="twelve hues">
        {people.map((person) => (
          <PersonName key={person.id} {...person} />
        ))}
      </Row>
      <Row label="shared hue">
        <span className="flex h-8 items-center gap-2">
          <PersonBar hue={75} isCut /> Person 13
        </span>
        <PersonName name="A name of forty letters, which is cut off at its end" hue={195} className="w-40" />
      </Row>
      <Row label="avatars">
        {([24, 32, 40, 64] as const).map((size) => (
          <Avatar key={size} name="Emmy Noether" hue={345} size={size} />
        ))}
        {people.map((person) => (
          <Avatar key={person.id} {...person} />
        ))}
        <Avatar name="With a picture" hue={345} picture="/icon.svg" size={64} />
        <span className="relative size-10">
          <LoadedPicture address="/icon.svg" className="rounded-8" />
        </span>
        <AvatarGroup people={people} label="Emmy, Sofya, Srinivasa and 9 others" />
      </Row>
      <Row label="marks">
        <PersonName name="Sofya" hue={15} mark="Guest" />
        <HandBadge place={1} />
        <HandBadge place={12} />
      </Row>
      <div className="flint flex flex-wrap gap-4 rounded-12 p-6">
        {people.map((person) => (
          <PersonName key={person.id} {...person} />
        ))}
        <div className="@container-size grid h-36 w-64 place-items-center rounded-12 bg-tile">
          <Avatar name="Leonhard Euler" hue={105} size="tile" />
        </div>
      </div>
    </Gallery>
  );
}
