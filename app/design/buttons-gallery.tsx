'use client';

import { DoorOpen, Ellipsis, Hand, Mic, MicOff, MonitorUp, Plus, Trash2, Video } from 'lucide-react';
import { useState } from 'react';
import { Gallery, Row } from './gallery';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import type { ButtonSize, ButtonVariant } from '@/components/ui/buttons/button-style';
import { DeniedControl } from '@/components/ui/buttons/denied-control';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { KeyCap } from '@/components/ui/key-cap';
import { TooltipProvider } from '@/components/ui/overlays/tooltip';

const variants: ButtonVariant[] = ['ink', 'orchid', 'edge', 'quiet', 'accent', 'poppy'];
const sizes: ButtonSize[] = [32, 40, 44, 48];
const reason = 'With your role in this room you can share your screen when a host agrees.';

export function ButtonsGallery() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Gallery title="Buttons">
      <Row label="variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Row>
      <Row label="sizes">
        {sizes.map((size) => (
          <Button key={size} size={size}>
            Start a room
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size} variant="edge" icon={<Plus />}>
            With icon
          </Button>
        ))}
      </Row>
      <Row label="key">
        <KeyCap>Ctrl K</KeyCap>
      </Row>
      <Row label="pending">
        <Button isPending>Create room</Button>
        <Button isPending variant="edge" icon={<Plus />}>
          Add
        </Button>
        <Button isPending variant="orchid" size={48}>
          Join
        </Button>
        <PendingOnPress />
      </Row>
      <Row label="denied">
        <Button deniedReason={reason} icon={<MonitorUp />} variant="edge">
          Share
        </Button>
        <Button deniedReason={reason} deniedAction={<Button variant="orchid">Ask Emmy</Button>}>
          Share, with Ask
        </Button>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} deniedReason={reason}>
            {variant}
          </Button>
        ))}
        <Button deniedReason={reason} size={48}>
          End for everyone
        </Button>
        <DeniedControl reason={reason}>
          <button type="button" aria-disabled="true" className="h-10 text-ink-3">
            Any other control
          </button>
        </DeniedControl>
      </Row>
      <Row label="links">
        <ButtonLink href="/design">A link as a button</ButtonLink>
        <ButtonLink href="/design" variant="edge" icon={<DoorOpen />}>
          With icon
        </ButtonLink>
        <LinkText href="/design">A link in text</LinkText>
        <LinkText href="/design" variant="plain">
          A plain link
        </LinkText>
      </Row>
      <TooltipProvider>
        <Row label="icons">
          <IconButton label="More" icon={<Ellipsis />} />
          <IconButton label="Delete" icon={<Trash2 />} variant="edge" />
          <IconButton label="More" icon={<Ellipsis />} size={40} />
          <IconButton label="Pressed" icon={<Hand />} size={40} aria-pressed />
          <IconButton label="Working" icon={<Trash2 />} size={40} isPending />
          <IconButton label="Share" icon={<MonitorUp />} size={40} deniedReason={reason} />
        </Row>
        <Row label="asked, granted">
          <AskedUntilPressed variant="edge" size={40} />
        </Row>
        <div className="flint flex flex-wrap items-center gap-2 rounded-12 p-6">
          <IconButton
            label={isOn ? 'Mute' : 'Unmute'}
            shortcut="M"
            icon={isOn ? <Mic /> : <MicOff />}
            variant={isOn ? 'stage' : 'stage-off'}
            size={44}
            onClick={() => setIsOn(!isOn)}
          />
          <IconButton label="Camera" shortcut="V" icon={<Video />} variant="stage" size={44} isPending />
          <IconButton
            label="Share"
            icon={<MonitorUp />}
            variant="stage"
            size={44}
            deniedReason={reason}
            deniedTitle="On request in this session"
            deniedAction={<Button variant="orchid">Ask Emmy</Button>}
          />
          <AskedUntilPressed variant="stage" size={44} />
          <AskedUntilPressed variant="stage" size={48} />
          <IconButton label="People" icon={<Hand />} variant="stage-quiet" size={44} aria-pressed />
          <Button variant="stage" size={44}>
            Not now
          </Button>
          <Button variant="orchid" size={48}>
            Join
          </Button>
          <Button variant="poppy" size={44} className="ml-2">
            Leave
          </Button>
          <Button variant="quiet" size={44}>
            Quiet
          </Button>
        </div>
      </TooltipProvider>
    </Gallery>
  );
}

function PendingOnPress() {
  const [isPending, setIsPending] = useState(false);
  const handleClick = () => {
    setIsPending(true);
    setTimeout(() => setIsPending(false), 2000);
  };
  return (
    <Button variant="edge" isPending={isPending} onClick={handleClick}>
      Press me
    </Button>
  );
}

/** Asked for; *Grant* in its card allows it, and a press on it takes that back. */
function AskedUntilPressed(look: Pick<Parameters<typeof IconButton>[0], 'variant' | 'size'>) {
  const [isAllowed, setIsAllowed] = useState(false);
  return (
    <IconButton
      {...look}
      label={isAllowed ? 'Share' : 'Share, asked'}
      icon={<MonitorUp />}
      isAsked={!isAllowed}
      deniedReason={isAllowed ? undefined : reason}
      deniedTitle="On request in this session"
      deniedAction={<Button onClick={() => setIsAllowed(true)}>Grant</Button>}
      onClick={() => setIsAllowed(false)}
    />
  );
}
