/** In the order of their names, as a list of a class is. */
export const sortPeople = <Person extends { name: string }>(people: readonly Person[]): Person[] =>
  [...people].sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
