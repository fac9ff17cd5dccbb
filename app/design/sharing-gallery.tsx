'use client';

import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Gallery, Row } from './gallery';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { PrintOnly } from '@/components/ui/print-only';
import { QrCode } from '@/components/ui/qr-code';
import { ShareButton } from '@/components/ui/buttons/share-button';

const link = 'https://chalktalk.example/j/3f2a9c';
const nothing = () => undefined;

export function SharingGallery() {
  const [hasFailed, setHasFailed] = useState(false);
  const [isPrinted, setIsPrinted] = useState(false);
  return (
    <Gallery title="Handing over">
      <Row label="copy">
        <CopyButton getText={() => link} copied="Copied" onFail={nothing}>
          Copy link
        </CopyButton>
        <CopyButton getText={() => link} copied="Copied" onFail={nothing} icon={<Copy />} variant="edge">
          With its own icon
        </CopyButton>
        <CopyButton
          getText={() => new Promise<string>(nothing)}
          copied="Copied"
          onFail={nothing}
          variant="edge"
        >
          Press: it never comes
        </CopyButton>
        <CopyButton
          getText={() => Promise.reject(new Error('There is no link'))}
          copied="Copied"
          onFail={() => setHasFailed(true)}
          variant="edge"
        >
          {hasFailed ? 'It has failed' : 'Press: it fails'}
        </CopyButton>
        <CopyButton
          getText={() => link}
          copied="Copied"
          onFail={nothing}
          deniedReason="Only hosts hand out links to this room."
        >
          Copy link
        </CopyButton>
      </Row>
      <Row label="share sheet">
        <ShareButton data={{ url: link }} variant="edge">
          Share
        </ShareButton>
        <span className="text-13 text-ink-2 tablet:pt-2.5">
          Drawn only where the system has a share sheet; elsewhere a press on this one does nothing.
        </span>
      </Row>
      <Row label="square">
        <QrCode text={link} title="Square with the link" className="size-40" />
        <QrCode text={link} title="Smaller square with the link" className="size-24" />
      </Row>
      <Row label="on paper">
        <Button variant="edge" aria-pressed={isPrinted} onClick={() => setIsPrinted(!isPrinted)}>
          {isPrinted ? 'Print now: only the card' : 'Press, then print'}
        </Button>
        {isPrinted ? (
          <PrintOnly>
            <p className="title text-40">Only this is printed</p>
          </PrintOnly>
        ) : null}
      </Row>
    </Gallery>
  );
}
