'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddAccount } from '@/app/(shell)/groups/[groupId]/add-account';
import { AddLearners } from '@/app/(shell)/groups/[groupId]/add-learners';
import { DeleteGroup } from '@/app/(shell)/groups/[groupId]/delete-group';
import { GroupAction, type Action } from '@/app/(shell)/groups/[groupId]/group-action';
import { GroupRooms } from '@/app/(shell)/groups/[groupId]/group-rooms';
import { MovePeople } from '@/app/(shell)/groups/[groupId]/move-people';
import { NewPins } from '@/app/(shell)/groups/[groupId]/new-pins';
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
import { useSelection } from '@/lib/groups/client/use-selection';
import { revokeCards, type LeftOut } from '@/lib/groups/contract';
import type { GroupPerson } from '@/lib/groups/schema';
import { sortPeople } from '@/lib/groups/sort-people';

type OpenGroupProps = { groupId: string; uid: string; page: Extract<GroupPage, { state: 'open' }> };

/** A group's page as its owner sees it. */
export function OpenGroup({ groupId, uid, page: { group, people, rooms } }: OpenGroupProps) {
  const t = useTranslations('groups');
  const product = useTranslations('common')('productName');
  const address = `${useHydrated() ? window.location.host : ''}/card`;
  const cards = people.filter(({ card }) => card !== null);
  const adding = useDraftedDialog(`group.${groupId}.learners`);
  const addingPerson = useDraftedDialog(`group.${groupId}.person`);
  const [isDeleting, setIsDeleting] = useState(false);
  const [action, setAction] = useState<Action | null>(null);
  const [pinsOf, setPinsOf] = useState<readonly GroupPerson[] | null>(null);
  const [moving, setMoving] = useState<readonly GroupPerson[] | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const sorted = sortPeople(people);
  const selection = useSelection(sorted);
  const renaming = useDraftedDialog(`group.${groupId}.name`);
  const { state, start } = useAction(async (learners: readonly GroupPerson[]) => {
    await callServer(revokeCards, { groupId, uids: uidsOf(learners), isRevoked: false });
    selection.end();
  });
  const error = useUserError(state.failure);
  const handleDone = () => {
    setAction(null);
    setMoving(null);
    selection.end();
  };

  return (
    <>
      <title>{`${group.name} · ${product}`}</title>
      <GroupHeader
        groupId={groupId}
        name={group.name}
        code={group.code}
        address={address}
        hasCards={cards.length > 0}
        onAdd={adding.open}
        onAddPerson={addingPerson.open}
        onRename={renaming.open}
        onDelete={() => setIsDeleting(true)}
      />
      <FailureNotice error={error} className="mt-6" />
      <LearnerList
        learners={sorted}
        empty={t('group.none')}
        selection={selection}
        onNewPins={setPinsOf}
        onRevoke={(people) => setAction({ kind: 'revoke', people })}
        onReissue={start}
        onMove={setMoving}
        onRemove={(people) => setAction({ kind: 'remove', people })}
        onTakeOut={(people) => setAction({ kind: 'take-out', people })}
        cardsHref={(people) => cardsPath(groupId, uidsOf(people))}
      />
      <GroupRooms {...{ groupId, uid, rooms }} onTakeOut={setAction} onLeftOut={setLeftOut} />
      {adding.isOpen ? (
        <AddLearners
          groupId={groupId}
          taken={cards.map(({ name }) => name)}
          draft={adding.draft}
          onClose={adding.close}
        />
      ) : null}
      {addingPerson.isOpen ? (
        <AddAccount
          groupId={groupId}
          draft={addingPerson.draft}
          onLeftOut={setLeftOut}
          onClose={addingPerson.close}
        />
      ) : null}
      {isDeleting ? (
        <DeleteGroup
          groupId={groupId}
          name={group.name}
          learners={cards.length}
          onClose={() => setIsDeleting(false)}
        />
      ) : null}
      {action ? (
        <GroupAction groupId={groupId} action={action} onDone={handleDone} onClose={() => setAction(null)} />
      ) : null}
      {moving ? (
        <MovePeople
          groupId={groupId}
          ownerUid={uid}
          people={moving}
          onDone={handleDone}
          onLeftOut={setLeftOut}
          onClose={() => setMoving(null)}
        />
      ) : null}
      {renaming.isOpen ? (
        <RenameGroup groupId={groupId} name={group.name} draft={renaming.draft} onClose={renaming.close} />
      ) : null}
      {leftOut.length > 0 ? <LeftOutDialog leftOut={leftOut} onClose={() => setLeftOut([])} /> : null}
      {pinsOf ? (
        <NewPins
          groupId={groupId}
          groupName={group.name}
          people={pinsOf}
          onDone={selection.end}
          onClose={() => setPinsOf(null)}
        />
      ) : null}
    </>
  );
}

const uidsOf = (people: readonly GroupPerson[]): string[] => people.map(({ uid }) => uid);
