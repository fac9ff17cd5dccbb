'use client';

import { useId, useState } from 'react';
import { Gallery, Row } from './gallery';
import { Button } from '@/components/ui/buttons/button';
import { DeniedField } from '@/components/ui/fields/denied-field';
import { Disclosure } from '@/components/ui/overlays/disclosure';
import { Menu } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { Segmented } from '@/components/ui/fields/segmented';
import { SwitchRow } from '@/components/ui/fields/switch-row';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'ask', label: 'Ask' },
] as const;

type Answer = (typeof answers)[number]['value'];

const reason = 'Your organisation has decided this for every room.';

export function ChoicesGallery() {
  const [answer, setAnswer] = useState<Answer>('yes');
  const [isOn, setIsOn] = useState(true);
  const why = useId();
  return (
    <Gallery title="Choices">
      <Row label="one of a few">
        <Segmented label="Camera" segments={answers} value={answer} onChoose={setAnswer} />
        <Segmented
          label="Microphone"
          segments={answers}
          value="no"
          onChoose={() => undefined}
          isFixed
          describedBy={why}
        />
        <span id={why} className="text-13 text-ink-2">
          {reason}
        </span>
        <Menu trigger={<Button variant="edge">In a menu</Button>} align="start">
          <MenuChoices label="Camera" choices={answers} value={answer} onChoose={setAnswer} />
        </Menu>
      </Row>
      <Row label="on or off">
        <div className="w-80">
          <SwitchRow
            label="Waiting room"
            consequence="Whoever comes waits until a host lets them in."
            state={isOn ? 'On' : 'Off'}
            isOn={isOn}
            onChange={setIsOn}
          />
          <SwitchRow
            label="Chat"
            consequence="Everybody may write to everybody."
            state={isOn ? 'Off' : 'On'}
            isOn={!isOn}
            onChange={(isChatOn) => setIsOn(!isChatOn)}
          />
        </div>
      </Row>
      <Row label="denied">
        <DeniedField className="w-80" label="Camera" value="No" reason={reason} />
        <DeniedField
          className="w-80"
          label="Name"
          hint="It stands on the class card."
          value="Sofya"
          reason="A host of your group changes it."
        />
      </Row>
      <Row label="folded">
        <Disclosure label="More about this">
          <p className="mt-2 text-14 text-ink-2">What few need.</p>
        </Disclosure>
        <Disclosure label="Unfolded, under something small" size={13} isOpen>
          <p className="mt-2 text-13 text-ink-2">What few need.</p>
        </Disclosure>
      </Row>
    </Gallery>
  );
}
