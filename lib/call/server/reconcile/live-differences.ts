import 'server-only';
import type { LiveDifference } from '@/lib/call/live-room';
import {
  hasAttributes,
  hasRights,
  wrongLabel,
  type Verdict,
} from '@/lib/call/server/enforce/judge-participant';
import type { MediaParticipant } from '@/lib/livekit/media-participant';

/** The differences of a participant: whatever the enforcer would act on, and whether the lists lack them. */
export function findDifferences(
  seen: MediaParticipant,
  { verdict, isNoted }: { verdict: Verdict; isNoted: boolean },
): LiveDifference[] {
  // A participant who only signals is nowhere yet.
  return [...differencesOf(seen, verdict), ...(seen.isActive && !isNoted ? (['not-noted'] as const) : [])];
}

function differencesOf(seen: MediaParticipant, verdict: Verdict): LiveDifference[] {
  switch (verdict.kind) {
    case 'right':
      return [];
    case 'close':
      return ['no-place'];
    case 'remove':
      return [verdict.why === wrongLabel ? 'label' : 'no-place'];
    case 'end-extra':
      return ['label'];
    case 'update':
      return [
        ...(hasRights(seen, verdict) ? [] : (['rights'] as const)),
        ...(hasAttributes(seen, verdict) ? [] : (['attributes'] as const)),
      ];
  }
}
