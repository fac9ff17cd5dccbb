import type { GroupPerson } from '@/lib/groups/schema';

/** In the order of their names, as a list of a class is. */
export const sortPeople = (people: readonly GroupPerson[]): GroupPerson[] =>
  [...people].sort((one, other) => one.name.localeCompare(other.name, 'en'));
