'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { Gallery, Row } from './gallery';
import { BackLink } from '@/components/ui/buttons/back-link';
import { Button } from '@/components/ui/buttons/button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { Panel } from '@/components/ui/panel';
import { PersonName } from '@/components/ui/people/person-name';
import { SectionHead } from '@/components/ui/section-head';
import { TextField } from '@/components/ui/fields/text-field';
import { TooltipProvider } from '@/components/ui/overlays/tooltip';
import { personHues } from '@/lib/core/person-hue';

export function FramesGallery() {
  return (
    <Gallery title="Around other things">
      <Row label="one step up">
        <BackLink href="/design">Rooms</BackLink>
        <BackLink href="/design" className="w-40">
          A name of forty letters, which is cut off at its end
        </BackLink>
      </Row>
      <Row label="heading">
        <div className="w-full max-w-[480px]">
          <SectionHead id="heading-with" title="People">
            <Button size={32} variant="edge">
              Add somebody
            </Button>
          </SectionHead>
          <SectionHead id="heading-without" title="A part with nothing to do">
            {null}
          </SectionHead>
        </div>
      </Row>
      <Row label="panel">
        <Panels />
      </Row>
      <Row label="whole page">
        <LinkText href="/design/problem">What happened, and the way on</LinkText>
      </Row>
    </Gallery>
  );
}

/** Each takes the focus when it opens, so none is open by itself. */
function Panels() {
  const [open, setOpen] = useState<'full' | 'bare' | null>(null);
  const close = () => setOpen(null);
  return (
    <TooltipProvider>
      <Button variant="edge" aria-expanded={open === 'full'} onClick={() => setOpen('full')}>
        With search and foot
      </Button>
      <Button variant="edge" aria-expanded={open === 'bare'} onClick={() => setOpen('bare')}>
        Bare
      </Button>
      {open === null ? null : (
        <div className="flint w-full rounded-12 p-6">
          {open === 'full' ? (
            <Panel
              title="People"
              aside="12"
              closeLabel="Close people"
              onClose={close}
              top={<TextField label="Find somebody" trailing={<Search className="size-4" />} />}
              footer={<Button size={32}>Mute everybody</Button>}
              className="h-80 w-72"
            >
              <ul className="grid gap-4 p-4">
                {personHues.map((hue) => (
                  <li key={hue}>
                    <PersonName name={`Hue ${hue}`} hue={hue} />
                  </li>
                ))}
              </ul>
            </Panel>
          ) : (
            <Panel
              title="Notes"
              closeLabel="Close notes"
              onClose={close}
              bodyClassName="p-4"
              className="h-40 w-72"
            >
              Nothing is written yet.
            </Panel>
          )}
        </div>
      )}
    </TooltipProvider>
  );
}
