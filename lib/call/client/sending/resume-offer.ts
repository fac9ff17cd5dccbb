import type { Sendable } from '../../rights/publish-rights';
import type { RoomNotice, RoomNotices } from '@/lib/call/client/notices/room-notices';

type ResumeOffer = Extract<RoomNotice, { type: 'allowed-again' }>;
type TurnOn = (kind: Sendable) => void;

/** The one press that goes on: one for all that waits for it, and none that would do nothing. */
export function createResumeOffer(notices: RoomNotices) {
  let standing: ResumeOffer | null = null;

  const retract = (): readonly Sendable[] => {
    const offer = standing;
    standing = null;
    return offer && notices.retract(offer) ? offer.kinds : [];
  };
  const make = (kinds: readonly Sendable[], turnOn: TurnOn) => {
    const all = [...new Set([...retract(), ...kinds])];
    standing = { type: 'allowed-again', kinds: all, resume: () => all.forEach(turnOn) };
    notices.add(standing);
  };

  return {
    /** Offers these, together with what is offered and not taken up yet. */
    make,
    /** These may not be sent any more: returns what was offered of them and not taken up. The rest stays offered. */
    takeBack: (lost: readonly Sendable[], turnOn: TurnOn): readonly Sendable[] => {
      if (!standing?.kinds.some((kind) => lost.includes(kind))) return [];
      const open = retract();
      const rest = open.filter((kind) => !lost.includes(kind));
      if (rest.length > 0) make(rest, turnOn);
      return open.filter((kind) => lost.includes(kind));
    },
  };
}
