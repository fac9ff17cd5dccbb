'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { namesHidden, useNamesHidden } from '@/components/class/wall/names-hidden';
import { drawNames, type DrawnNames } from '@/lib/class/wall/draw-names';
import type { Learner } from '@/lib/class/wall/cards';
import { useWatch } from '@/lib/core/client/use-watch';
import { personColour, type PersonColour } from '@/lib/core/person-hue';
import { watchDocument } from '@/lib/rooms/client/watch-document';
import { matrixHeadSchema } from '@/lib/rooms/schema';

const watchSession = (roomId: string) =>
  watchDocument(roomId, ['access', '_matrix'], (data) => {
    const { data: head } = matrixHeadSchema.safeParse(data);
    return head?.latest?.id ?? '';
  });

export type ShownNames = {
  isHidden: boolean;
  setHidden: (isHidden: boolean) => void;
  nameOf: (uid: string) => string;
  colourOf: (uid: string) => PersonColour;
};

type ShownNamesInput = {
  roomId: string;
  learners: readonly Learner[];
  colourOf: (uid: string) => PersonColour;
};

/** What learners are called on a wall: their names, or the shapes that they drew for this session. */
export function useShownNames({ roomId, learners, colourOf }: ShownNamesInput): ShownNames {
  const t = useTranslations('worksheet.class.wall.shapes');
  const isHidden = useNamesHidden();
  const { value: session = null, failure } = useWatch(watchSession, roomId);
  // Without an answer the room itself draws.
  const lot = session ?? (failure === null ? null : roomId);
  const [drawn, setDrawn] = useState<{ lot: string | null; names: DrawnNames }>({ lot, names: new Map() });
  const uids = learners.map(({ uid }) => uid);
  const names = lot === null ? new Map() : drawNames(drawn.lot === lot ? drawn.names : new Map(), uids, lot);
  if (drawn.lot !== lot || drawn.names.size !== names.size) setDrawn({ lot, names });
  const hiddenNameOf = (uid: string): string => {
    const name = drawn.names.get(uid);
    if (name === undefined) return '…';
    return name.lap === 1 ? t(name.shape) : t('again', { name: t(name.shape), lap: name.lap });
  };
  return {
    isHidden,
    setHidden: namesHidden.set,
    nameOf: isHidden ? hiddenNameOf : (uid) => learners.find((one) => one.uid === uid)?.name ?? '',
    // A colour would say the name as well.
    colourOf: isHidden ? (uid) => personColour(drawn.names.get(uid)?.shape ?? '') : colourOf,
  };
}
