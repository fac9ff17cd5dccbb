import { clsx } from 'clsx';
import { PersonLine } from '@/components/groups/person-line';
import type { PersonColour } from '@/lib/core/person-hue';
import type { GroupPerson } from '@/lib/groups/schema';

type SelectableRowProps = {
  person: GroupPerson;
  colour: PersonColour;
  isSelected: boolean;
  onToggle: () => void;
};

/** Somebody of a group while people are selected: all of the row is the checkbox's label. */
export function SelectableRow({ person, colour, isSelected, onToggle }: SelectableRowProps) {
  return (
    <li>
      <label
        className={clsx(
          'overlay grid min-h-12 grid-cols-[20px_3px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-8 px-3',
          isSelected && 'bg-orchid-wash [--overlay-ground:var(--orchid-wash)]',
        )}
      >
        <input
          type="checkbox"
          className="size-5 accent-(--orchid)"
          checked={isSelected}
          onChange={onToggle}
        />
        <PersonLine person={person} colour={colour} />
      </label>
    </li>
  );
}
