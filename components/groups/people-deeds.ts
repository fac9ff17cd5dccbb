import type { GroupPerson } from '@/lib/groups/schema';

type Deed = (people: readonly GroupPerson[]) => void;

/** What can be done about people of a group, about one as about several. */
export type PeopleDeeds = {
  onNewPins: Deed;
  /** Stops their cards. */
  onRevoke: Deed;
  /** Lets their cards count again. */
  onReissue: Deed;
  onMove: Deed;
  /** Deletes learners. */
  onRemove: Deed;
  /** Takes people with a way in of their own out of the group. */
  onTakeOut: Deed;
  /** Where the cards of some are printed. */
  cardsHref: (people: readonly GroupPerson[]) => string;
};
