import {
  capabilities,
  capabilityFacts,
  capabilityGroups,
  type Capability,
  type CapabilityFacts,
} from '@/lib/access/capabilities';
import type { Access, AccessDecision } from '@/lib/access/resolve-access';

export type Answer = 'yes' | 'ask' | 'no';

/** A decision in one word. */
export const answerOf = ({ allowed, askable }: Pick<AccessDecision, 'allowed' | 'askable'>): Answer =>
  allowed ? 'yes' : askable ? 'ask' : 'no';

export type AccessLine = Pick<AccessDecision, 'decidedBy' | 'reason'> & {
  readonly capability: Capability;
  readonly answer: Answer;
  /** What somebody else may, where that differs. */
  readonly other: Answer | null;
};
type AccessGroup = { readonly group: CapabilityFacts['group']; readonly lines: readonly AccessLine[] };

/** An access as people read it: each permission under its heading, beside what somebody else may where that differs. */
export function toAccessGroups(access: Access, other: Access | null = null): AccessGroup[] {
  return capabilityGroups.map((group) => ({
    group,
    lines: capabilities
      .filter((capability) => capabilityFacts[capability].group === group)
      .map((capability) => {
        const { decidedBy, reason } = access[capability];
        const answer = answerOf(access[capability]);
        const theirs = other && answerOf(other[capability]);
        return { capability, decidedBy, reason, answer, other: theirs === answer ? null : theirs };
      }),
  }));
}

/** How many permissions there are of each answer, and how many differ from the other's. */
export function countAnswers(groups: readonly AccessGroup[]): Record<Answer | 'differing', number> {
  const lines = groups.flatMap((group) => group.lines);
  const count = (is: (line: AccessLine) => boolean) => lines.filter(is).length;
  return {
    yes: count(({ answer }) => answer === 'yes'),
    ask: count(({ answer }) => answer === 'ask'),
    no: count(({ answer }) => answer === 'no'),
    differing: count(({ other }) => other !== null),
  };
}
