import { Avatar } from '@/components/ui/people/avatar';
import type { PersonHue } from '@/lib/core/person-hue';

type AvatarGroupProps = {
  people: readonly { id: string; name: string; hue: PersonHue; picture?: string | undefined }[];
  /** How many are drawn; the rest is `+n`. */
  max?: number;
  /** How many there are, when `people` are only the first of them. */
  total?: number;
  /** Who they are, for screen readers. */
  label: string;
};

/** A few faces, overlapping, and how many more. */
export function AvatarGroup({ people, max = 3, total = people.length, label }: AvatarGroupProps) {
  const rest = total - Math.min(people.length, max);
  return (
    <span role="img" aria-label={label} className="inline-flex items-center">
      {people.slice(0, max).map(({ id, name, hue, picture }) => (
        <Avatar
          key={id}
          {...{ name, hue, picture }}
          size={24}
          className="shadow-[0_0_0_2px_var(--canvas)] not-first:-ml-1"
        />
      ))}
      {rest > 0 ? <span className="pl-1.5 text-12 text-ink-2 tabular">+{rest}</span> : null}
    </span>
  );
}
