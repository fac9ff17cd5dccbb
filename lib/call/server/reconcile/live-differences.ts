import 'server-only';
import type { LiveDifference } from '@/lib/call/live-room';
import {
  hasAttributes,
  hasRights,
  wrongLabel,
  type Verdict,
} from '@/lib/call/server/enforce/judge-participant';
import type { MediaParticipant } from '@/lib/livekit/media-participant';

/** What of somebody's presence is not as it should be: whatever the enforcer would act on, and what the lists say. */
export function findDifferences(
  seen: MediaParticipant,
  { verdict, isNoted }: { verdict: Verdict; isNoted: boolean },
): LiveDifference[] {
  // Whoever signals only is nowhere yet.
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
