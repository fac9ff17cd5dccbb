'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddAccount } from '@/app/(shell)/groups/[groupId]/add-account';
import { AddLearners } from '@/app/(shell)/groups/[groupId]/add-learners';
import type { Action } from '@/app/(shell)/groups/[groupId]/group-action';
import { GroupDialog, type OpenGroupDialog } from '@/app/(shell)/groups/[groupId]/group-dialog';
import { GroupRooms } from '@/app/(shell)/groups/[groupId]/group-rooms';
import { RenameGroup } from '@/app/(shell)/groups/[groupId]/rename-group';
import { GroupHeader } from '@/components/groups/group-header';
import { LearnerList } from '@/components/groups/learner-list';
import { LeftOutDialog } from '@/components/groups/left-out-dialog';
import { useDraftedDialog } from '@/lib/auth/client/use-draft';
import { callServer } from '@/lib/callables/client/call-server';
import { useHydrated } from '@/lib/core/client/use-hydrated';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { FailureNotice } from '@/components/shell/failure-notice';
import { cardsPath } from '@/lib/groups/card-choice';
import type { GroupPage } from '@/lib/groups/client/use-group';
import { useSelection, type Selection } from '@/lib/groups/client/use-selection';
import { revokeCards, type LeftOut } from '@/lib/groups/contract';
import type { GroupPerson } from '@/lib/groups/schema';
import { sortPeople } from '@/lib/groups/sort-people';

type OpenGroupProps = { groupId: string; uid: string; page: Extract<GroupPage, { state: 'open' }> };

/** A group's page as its owner sees it. */
export function OpenGroup({ groupId, uid, page: { group, people, rooms } }: OpenGroupProps) {
  const product = useTranslations('common')('productName');
  const address = `${useHydrated() ? window.location.host : ''}/card`;
  const cards = people.filter(({ card }) => card !== null);
  const adding = useDraftedDialog(`group.${groupId}.learners`);
  const addingPerson = useDraftedDialog(`group.${groupId}.person`);
  const renaming = useDraftedDialog(`group.${groupId}.name`);
  const [dialog, setDialog] = useState<OpenGroupDialog | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const sorted = sortPeople(people);
  const selection = useSelection(sorted);
  const close = () => setDialog(null);
  const handleDone = () => {
    close();
    selection.end();
  };

  return (
    <>
      <title>{`${group.name} · ${product}`}</title>
      <GroupHeader
        {...{ groupId, address }}
        name={group.name}
        code={group.code}
        hasCards={cards.length > 0}
        onAdd={adding.open}
        onAddPerson={addingPerson.open}
        onRename={renaming.open}
        onDelete={() => setDialog({ kind: 'delete' })}
      />
      <GroupPeople {...{ groupId, selection }} people={sorted} onOpen={setDialog} />
      <GroupRooms
        {...{ groupId, uid, rooms }}
        onTakeOut={(action) => setDialog({ kind: 'act', action })}
        onLeftOut={setLeftOut}
      />
      <DraftedDialogs
        {...{ groupId, adding, addingPerson, renaming }}
        name={group.name}
        taken={cards.map(({ name }) => name)}
        onLeftOut={setLeftOut}
      />
      {dialog ? (
        <GroupDialog
          group={{ groupId, name: group.name, ownerUid: uid }}
          learners={cards.length}
          dialog={dialog}
          onDone={handleDone}
          onLeftOut={setLeftOut}
          onClose={close}
        />
      ) : null}
      {leftOut.length > 0 ? <LeftOutDialog leftOut={leftOut} onClose={() => setLeftOut([])} /> : null}
    </>
  );
}

type GroupPeopleProps = {
  groupId: string;
  people: readonly GroupPerson[];
  selection: Selection<GroupPerson>;
  onOpen: (dialog: OpenGroupDialog) => void;
};

/** The people of the group, and what is done about one or several of them. */
function GroupPeople({ groupId, people, selection, onOpen }: GroupPeopleProps) {
  const t = useTranslations('groups.group');
  const { state, start } = useAction(async (learners: readonly GroupPerson[]) => {
    await callServer(revokeCards, { groupId, uids: uidsOf(learners), isRevoked: false });
    selection.end();
  });
  const error = useUserError(state.failure);
  const act = (action: Action) => onOpen({ kind: 'act', action });
  return (
    <>
      <FailureNotice error={error} className="mt-6" />
      <LearnerList
        learners={people}
        empty={t('none')}
        selection={selection}
        onNewPins={(some) => onOpen({ kind: 'new-pins', people: some })}
        onRevoke={(some) => act({ kind: 'revoke', people: some })}
        onReissue={start}
        onMove={(some) => onOpen({ kind: 'move', people: some })}
        onRemove={(some) => act({ kind: 'remove', people: some })}
        onTakeOut={(some) => act({ kind: 'take-out', people: some })}
        cardsHref={(some) => cardsPath(groupId, uidsOf(some))}
      />
    </>
  );
}

type Drafted = ReturnType<typeof useDraftedDialog>;
type DraftedDialogsProps = Record<'adding' | 'addingPerson' | 'renaming', Drafted> & {
  groupId: string;
  name: string;
  /** The names that the cards of this group have. */
  taken: readonly string[];
  onLeftOut: (leftOut: readonly LeftOut[]) => void;
};

/** The dialogs with a form: one that was open before a reload is open again. */
function DraftedDialogs(props: DraftedDialogsProps) {
  const { groupId, name, taken, adding, addingPerson, renaming, onLeftOut } = props;
  return (
    <>
      {adding.isOpen ? (
        <AddLearners {...{ groupId, taken }} draft={adding.draft} onClose={adding.close} />
      ) : null}
      {addingPerson.isOpen ? (
        <AddAccount {...{ groupId, onLeftOut }} draft={addingPerson.draft} onClose={addingPerson.close} />
      ) : null}
      {renaming.isOpen ? (
        <RenameGroup {...{ groupId, name }} draft={renaming.draft} onClose={renaming.close} />
      ) : null}
    </>
  );
}

const uidsOf = (people: readonly GroupPerson[]): string[] => people.map(({ uid }) => uid);
