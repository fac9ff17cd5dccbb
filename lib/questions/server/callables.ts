import 'server-only';
import type { BoundCallable } from '@/lib/callables/server/callable-binding';
import { answerQuestionCallable } from '@/lib/questions/server/answer-question';
import { closeQuestionCallable } from '@/lib/questions/server/close-question';
import { copyQuestionsCallable } from '@/lib/questions/server/copy-questions';
import { decideAnswerCallable } from '@/lib/questions/server/decide-answer';
import { deleteQuestionCallable } from '@/lib/questions/server/delete-question';
import { moveQuestionCallable } from '@/lib/questions/server/move-question';
import { nameGroupCallable } from '@/lib/questions/server/name-group';
import { openQuestionCallable } from '@/lib/questions/server/open-question';
import { previewQuestionCallable } from '@/lib/questions/server/preview-question';
import { readKeyCallable } from '@/lib/questions/server/read-key';
import { saveQuestionCallable } from '@/lib/questions/server/save-question';
import { showResultsCallable } from '@/lib/questions/server/show-results';

/** Questions of a room, and the answers to them. */
export const questionCallables: readonly BoundCallable[] = [
  saveQuestionCallable,
  previewQuestionCallable,
  readKeyCallable,
  openQuestionCallable,
  answerQuestionCallable,
  nameGroupCallable,
  decideAnswerCallable,
  closeQuestionCallable,
  showResultsCallable,
  moveQuestionCallable,
  copyQuestionsCallable,
  deleteQuestionCallable,
];
