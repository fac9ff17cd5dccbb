import 'server-only';
import { createHmac } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';
import type { Question } from '@/lib/questions/question';

/**
 * Where the verdicts about a learner's answers stand. Without names it is a text that our server alone can make again,
 * so that nobody reads from it who answered.
 */
export const markIdOf = (questionId: string, { named }: Pick<Question, 'named'>, uid: string): string =>
  named
    ? uid
    : createHmac('sha256', deriveKey('answers without names'))
        .update(`${questionId} ${uid}`)
        .digest('hex')
        .slice(0, 32);
