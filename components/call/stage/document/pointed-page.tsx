'use client';

import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import type { DocumentLeader, ShownDocument } from '@/components/call/stage/document/use-shown-document';
import { firstName } from '@/lib/core/first-name';
import type { FollowCarrier } from '@/lib/follow/client/use-follow';
import { useHeardPointer, useSentPointer, type PagePoint } from '@/lib/follow/client/use-pointer';

type PointedPageProps = { data: FollowCarrier; document: ShownDocument; children: ReactNode };

/** A page on which the leader's pointer is seen. It carries the leader's name. */
export function PointedPage({ data, document: { place, leader }, children }: PointedPageProps) {
  const point = useHeardPointer(data, leader?.identity ?? null, place);
  const tell = useSentPointer(data, place);
  const tellPoint = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    tell({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const handlers = leader === null && {
    onPointerDown: tellPoint,
    onPointerMove: tellPoint,
    onPointerLeave: () => tell(null),
  };
  return (
    <div className="relative w-fit" {...handlers}>
      {children}
      {leader && point ? <LeaderPointer leader={leader} point={point} /> : null}
    </div>
  );
}

function LeaderPointer({ leader, point }: { leader: DocumentLeader; point: PagePoint }) {
  const pointer = useRef<HTMLSpanElement>(null);
  const { isFollowed } = leader;
  useEffect(() => {
    if (isFollowed) pointer.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isFollowed, point]);
  return (
    <span
      ref={pointer}
      aria-hidden="true"
      data-hue={leader.colour.hue}
      className="pointer-events-none absolute flex items-start transition-[left,top] duration-75 motion-reduce:transition-none"
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" className="flex-none">
        <path d="M1 1l6 15 2.4-6.6L16 7z" className="fill-person stroke-tile" strokeWidth="1.5" />
      </svg>
      <span className="mt-3 -ml-0.5 max-w-32 truncate rounded-4 bg-tile px-1.5 text-12 text-stage-text">
        {firstName(leader.name)}
      </span>
    </span>
  );
}
