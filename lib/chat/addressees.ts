/** Somebody who can be written to. */
export type Reader = { readonly uid: string; readonly name: string };

/** The people whom somebody may write to, besides everyone. */
export type Addressees = {
  /** Those whom they can choose, by name. */
  readonly people: readonly Reader[];
  /** There is another host. */
  readonly hasHosts: boolean;
  /** Why nobody but hosts can be chosen; null where everybody can. */
  readonly onlyHosts: string | null;
};

type Room = {
  uid: string;
  people: readonly Reader[];
  hosts: readonly string[];
  /** Why the person may not write to one person; null where they may. */
  directDenial: string | null;
};

/** To a host anybody may write who may write at all; to another person as the room says. */
export function toAddressees({ uid, people, hosts, directDenial }: Room): Addressees {
  const others = people.filter((person) => person.uid !== uid);
  const chosen = directDenial === null ? others : others.filter((person) => hosts.includes(person.uid));
  return {
    people: chosen.toSorted((one, other) => one.name.localeCompare(other.name)),
    hasHosts: hosts.some((host) => host !== uid),
    onlyHosts: directDenial,
  };
}
