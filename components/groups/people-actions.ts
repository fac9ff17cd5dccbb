import type { GroupPerson } from '@/lib/groups/schema';

type Action = (people: readonly GroupPerson[]) => void;

/** What can be done about people of a group, about one as about several. */
export type PeopleActions = {
  onNewPins: Action;
  /** Stops their cards. */
  onRevoke: Action;
  /** Lets their cards count again. */
  onReissue: Action;
  onMove: Action;
  /** Deletes learners. */
  onRemove: Action;
  /** Takes people with a way in of their own out of the group. */
  onTakeOut: Action;
  /** Where the cards of some are printed. */
  cardsHref: (people: readonly GroupPerson[]) => string;
};
