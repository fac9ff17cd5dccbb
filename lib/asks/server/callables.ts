import 'server-only';
import { answerAskCallable } from '@/lib/asks/server/answer-ask';

/** What people in a call wait for. */
export const askCallables = [answerAskCallable];
