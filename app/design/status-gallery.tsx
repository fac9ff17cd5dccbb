'use client';

import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Gallery, Row } from './gallery';
import { Banner } from '@/components/ui/banner';
import { AskRing } from '@/components/ui/buttons/ask-ring';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/empty-state';
import { GrantSweep } from '@/components/ui/people/grant-sweep';
import { Notice } from '@/components/ui/notice';
import { PendingRing } from '@/components/ui/buttons/pending-ring';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusDot } from '@/components/ui/people/status-dot';

export function StatusGallery() {
  return (
    <Gallery title="States">
      <Row label="dots">
        <StatusDot>Live, 3 inside</StatusDot>
        <StatusDot tone="gorse">Waiting</StatusDot>
        <StatusDot tone="quiet">Nobody inside</StatusDot>
        <span className="flint rounded-8 p-3">
          <StatusDot>Live since 16:00</StatusDot>
        </span>
      </Row>
      <Notice
        tone="poppy"
        title="The room could not be made"
        reference="Reference 4f2c-91"
        action={
          <Button size={32} variant="edge">
            Try again
          </Button>
        }
      >
        Our server did not answer. Nothing was created; your text is still here.
      </Notice>
      <Notice tone="gorse" title="Ada asks to join" />
      <Notice tone="moss">Back. Everything was sent.</Notice>
      <Notice tone="info" title="You joined without a camera">
        The others hear you. Switch it on in the bar below at any time.
      </Notice>
      <Banner
        icon={<WifiOff />}
        action={
          <Button size={32} variant="quiet" className="text-on-gorse!">
            Try now
          </Button>
        }
      >
        Reconnecting. You still see who is here.
      </Banner>
      <Banner icon={<WifiOff />}>Nothing to press here.</Banner>
      <Row label="under way">
        <PendingRing />
        <span className="relative size-11">
          <AskRing />
        </span>
        <GrantSweepOnPress />
      </Row>
      <Row label="skeleton">
        <div className="flex w-full max-w-[480px] items-center gap-4">
          <Skeleton className="size-8 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      </Row>
      <EmptyState
        title="You have no rooms yet"
        why="A room is a place that stays: the same people, as often as you meet."
        action={<Button>Make the first room</Button>}
      />
      <EmptyState title="Nobody waits" why="Whoever comes stands here." headingLevel={3} />
    </Gallery>
  );
}

function GrantSweepOnPress() {
  const [isSweeping, setIsSweeping] = useState(false);
  return (
    <span className="relative rounded-8">
      <Button variant="edge" onClick={() => setIsSweeping(true)}>
        Sweep
      </Button>
      {isSweeping ? <GrantSweep onEnd={() => setIsSweeping(false)} /> : null}
    </span>
  );
}
