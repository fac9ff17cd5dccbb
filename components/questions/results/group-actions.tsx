'use client';

import { MessageSquarePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { Popover } from '@/components/ui/overlays/popover';
import { useDraft } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { decideAnswer, nameGroup } from '@/lib/questions/contract';
import type { KeptMark } from '@/lib/questions/parse-marks';
import type { AnswerGroup } from '@/lib/questions/results/group-answers';
import { listAnswers } from '@/lib/questions/results/list-answers';

type GroupActionsProps = {
  roomId: string;
  questionId: string;
  round: number;
  group: AnswerGroup;
  marks: readonly KeptMark[];
  /** There is nothing to decide about a poll. */
  isPoll: boolean;
  onFailed: (thrown: unknown) => void;
};

/** What a host does about answers that say the same: decides them, and says something about them. */
export function GroupActions(props: GroupActionsProps) {
  return (
    <div className="flex flex-wrap gap-1">
      {props.isPoll ? null : <DecideMenu {...props} />}
      <WordsButton {...props} />
    </div>
  );
}

function DecideMenu({ roomId, questionId, round, group, marks, onFailed }: GroupActionsProps) {
  const t = useTranslations('questions.results');
  const deciding = useAction<boolean>(async (isRight) => {
    // People who went wrong in the same way may have typed different answers: each is decided as it was typed.
    for (const { given, marks: same } of listAnswers(marks, group, round)) {
      await callServer(decideAnswer, { roomId, questionId, round, given, marks: same, isRight }).catch(
        onFailed,
      );
    }
  });
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" size={32} isPending={deciding.state.isPending}>
          {t('decide')}
        </Button>
      }
    >
      <MenuItem onSelect={() => deciding.start(true)}>{t('decideRight')}</MenuItem>
      <MenuItem onSelect={() => deciding.start(false)}>{t('decideWrong')}</MenuItem>
    </Menu>
  );
}

function WordsButton({ roomId, questionId, group, onFailed }: GroupActionsProps) {
  const t = useTranslations('questions.results');
  const [isOpen, setIsOpen] = useState(false);
  const draft = useDraft(`question.${questionId}.${group.id}`);
  const [words, setWords] = useState(() => draft.read()['words'] ?? group.words ?? '');
  const saving = useAction<string>(async (said) => {
    await callServer(nameGroup, { roomId, questionId, group: group.id, words: said.trim() }).then(() => {
      draft.discard();
      setIsOpen(false);
    }, onFailed);
  });
  return (
    <Popover
      label={t('words')}
      align="start"
      {...{ isOpen }}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet" size={32} icon={<MessageSquarePlus />}>
          {t('wordsButton')}
        </Button>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          saving.start(words);
        }}
      >
        <TextField
          label={t('words')}
          maxLength={300}
          value={words}
          onChange={({ target }) => {
            draft.keep({ words: target.value });
            setWords(target.value);
          }}
        />
        <Button type="submit" variant="edge" size={32} isPending={saving.state.isPending}>
          {t('saveWords')}
        </Button>
      </form>
    </Popover>
  );
}
