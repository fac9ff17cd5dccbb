'use client';

import { Copy, Ellipsis, UserCog, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Gallery, Row } from './gallery';
import { Button } from '@/components/ui/buttons/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { MenuGlyphs } from '@/components/ui/overlays/menu-glyphs';
import { MenuIcons } from '@/components/ui/overlays/menu-icons';
import { Menu, MenuItem, MenuLabel, MenuReason, MenuSeparator } from '@/components/ui/overlays/menu';
import { Notice } from '@/components/ui/notice';
import { Popover } from '@/components/ui/overlays/popover';
import { TextField } from '@/components/ui/fields/text-field';
import { Tooltip } from '@/components/ui/overlays/tooltip';

export function OverlaysGallery() {
  const [confirming, setConfirming] = useState<'failed' | 'busy' | null>(null);
  return (
    <Gallery title="Above the page">
      <Row label="dialog">
        <Dialog
          title="New room"
          description="A room is a place that stays."
          closeLabel="Close"
          trigger={<Button variant="edge">Dialog</Button>}
        >
          <form onSubmit={(event) => event.preventDefault()}>
            <TextField label="Name" />
            <DialogActions>
              <Button type="submit">Create room</Button>
              <Button variant="quiet">Cancel</Button>
            </DialogActions>
          </form>
        </Dialog>
        <Dialog
          title="Your new PIN"
          closeLabel="Close"
          staysOpen
          trigger={<Button variant="edge">Shown once</Button>}
        >
          <p className="tabular text-28">402 918</p>
        </Dialog>
        <Button variant="edge" onClick={() => setConfirming('failed')}>
          Confirm, failed
        </Button>
        <Button variant="edge" onClick={() => setConfirming('busy')}>
          Confirm, under way
        </Button>
        <ConfirmDialog
          title="End for everyone"
          description="The call closes for 14 people. The room and everything in it stays."
          confirmLabel="End for 14 people"
          cancelLabel="Cancel"
          isOpen={confirming !== null}
          onOpenChange={() => setConfirming(null)}
          onConfirm={() => setConfirming(null)}
          isPending={confirming === 'busy'}
          problem={
            confirming === 'failed' ? <Notice tone="poppy" title="The call could not be ended" /> : undefined
          }
        />
      </Row>
      <Row label="menu">
        <Menu trigger={<IconButton label="More about Srinivasa" icon={<Ellipsis />} />} align="start">
          <MenuLabel>Signed in as Emmy</MenuLabel>
          <MenuItem icon={<Copy />}>Copy link</MenuItem>
          <MenuItem icon={<UserCog />} hint="From then on they run the room with you.">
            Make a presenter
          </MenuItem>
          <MenuItem deniedReason="Only a host can do this.">Make a host</MenuItem>
          <MenuSeparator />
          <MenuGlyphs
            label="React"
            glyphs={[{ value: 'copy', label: 'Copied', icon: Copy, isOn: true }]}
            onChoose={() => undefined}
          />
          <MenuIcons label="Send" items={[{ label: 'A copy', icon: <Copy />, onSelect: () => undefined }]} />
          <MenuItem icon={<UserMinus />} tone="poppy">
            Remove from the room
          </MenuItem>
        </Menu>
        <Menu align="start" trigger={<Button variant="edge">Nothing is yours to do</Button>}>
          <MenuReason id="not-yours">Emmy owns this room. Nobody can remove the owner.</MenuReason>
          <MenuItem deniedBy="not-yours">Mute</MenuItem>
          <MenuItem deniedBy="not-yours">Remove…</MenuItem>
        </Menu>
      </Row>
      <Row label="tooltip">
        <Tooltip content="A name for what has none in view">
          <Button variant="edge">Tooltip</Button>
        </Tooltip>
        <Tooltip content="With its key" shortcut="M" side="right">
          <Button variant="edge">With key</Button>
        </Tooltip>
      </Row>
      <Row label="popover">
        <Popover label="About" trigger={<Button variant="edge">Popover</Button>} align="start">
          <p className="text-ink-2">One sentence that belongs to its trigger.</p>
        </Popover>
      </Row>
    </Gallery>
  );
}
