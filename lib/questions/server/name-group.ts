import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { nameGroup } from '@/lib/questions/contract';
import { commandOnQuestion } from '@/lib/questions/server/command-on-question';
import { groupWordsReference } from '@/lib/questions/server/question-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** The most groups with words: more than anybody reads. */
const mostGroups = 100;

/** Throws `questions/too-many`, and as `commandOnQuestion`. */
export const nameGroupCallable = roomCallable(nameGroup, 'question:run', async ({ caller, input }) => {
  const { group, words } = input;
  const reference = groupWordsReference(input);
  await commandOnQuestion(input, caller.uid, async ({ tx }) => {
    const { [group]: _, ...others } = (await tx.get(reference)).data()?.words ?? {};
    if (words !== '' && Object.keys(others).length >= mostGroups) throw new AppError('questions/too-many');
    tx.set(reference, { words: words === '' ? others : { ...others, [group]: words } });
    return null;
  });
  return {};
});
