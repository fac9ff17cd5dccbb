import { LearnerCard } from '@/components/groups/learner-card';
import type { PersonColour } from '@/lib/core/person-hue';
import type { Group, GroupPerson } from '@/lib/groups/schema';

export const cardsPerSheet = 8;

type CardSheetProps = {
  cards: readonly GroupPerson[];
  /** In the whole group, of which these may be a few. */
  colour: (uid: string) => PersonColour;
  group: Group;
  hostName: string;
  /** Where the deployment is reached; empty until the page knows it. */
  origin: string;
  /** PINs by uid; null when they are not printed. */
  pins: Readonly<Record<string, string>> | null;
};

/** One sheet of A4: two by four cards, with dashes to cut along. */
export function CardSheet({ cards, colour, pins, ...shared }: CardSheetProps) {
  return (
    <div className="card-sheet-frame">
      <ul className="card-sheet card-sheet-grid border border-line print:border-0">
        {cards.map((learner) => (
          <LearnerCard
            key={learner.uid}
            learner={learner}
            colour={colour(learner.uid)}
            pin={pins?.[learner.uid]}
            {...shared}
          />
        ))}
      </ul>
    </div>
  );
}
