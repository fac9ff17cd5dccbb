'use client';

import { DeleteGroup } from '@/app/(shell)/groups/[groupId]/delete-group';
import { GroupAction, type Action } from '@/app/(shell)/groups/[groupId]/group-action';
import { MovePeople } from '@/app/(shell)/groups/[groupId]/move-people';
import { NewPins } from '@/app/(shell)/groups/[groupId]/new-pins';
import type { LeftOut } from '@/lib/groups/contract';
import type { GroupPerson } from '@/lib/groups/schema';

/** What can be open over a group's page. */
export type OpenGroupDialog =
  | { kind: 'delete' }
  | { kind: 'act'; action: Action }
  | { kind: 'move'; people: readonly GroupPerson[] }
  | { kind: 'new-pins'; people: readonly GroupPerson[] };

type GroupDialogProps = {
  group: { groupId: string; name: string; ownerUid: string };
  /** How many of its people have a card. */
  learners: number;
  dialog: OpenGroupDialog;
  /** What was asked for is done: nobody stays selected. */
  onDone: () => void;
  onLeftOut: (leftOut: readonly LeftOut[]) => void;
  onClose: () => void;
};

/** The one dialog that is open. */
export function GroupDialog({ group, learners, dialog, onDone, onLeftOut, onClose }: GroupDialogProps) {
  const { groupId, name, ownerUid } = group;
  switch (dialog.kind) {
    case 'delete':
      return <DeleteGroup {...{ groupId, name, learners, onClose }} />;
    case 'act':
      return <GroupAction {...{ groupId, onDone, onClose }} action={dialog.action} />;
    case 'move':
      return <MovePeople {...{ groupId, ownerUid, onDone, onLeftOut, onClose }} people={dialog.people} />;
    case 'new-pins':
      return <NewPins {...{ groupId, onDone, onClose }} groupName={name} people={dialog.people} />;
  }
}
