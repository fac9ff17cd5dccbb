'use client';

import { Copy, Ellipsis, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Gallery, Row } from './gallery';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu';
import { Notice } from '@/components/ui/notice';
import { Popover } from '@/components/ui/popover';
import { TextField } from '@/components/ui/text-field';

export function OverlaysGallery() {
  const [isConfirming, setIsConfirming] = useState(false);
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
        <Button variant="edge" onClick={() => setIsConfirming(true)}>
          Confirm
        </Button>
        <ConfirmDialog
          title="End for everyone"
          description="The call closes for 14 people. The room and everything in it stays."
          confirmLabel="End for 14 people"
          cancelLabel="Cancel"
          isOpen={isConfirming}
          onOpenChange={setIsConfirming}
          onConfirm={() => setIsConfirming(false)}
          problem={<Notice tone="poppy" title="The call could not be ended" />}
        />
      </Row>
      <Row label="menu">
        <Menu trigger={<IconButton label="More about Srinivasa" icon={<Ellipsis />} />} align="start">
          <MenuLabel>Signed in as Emmy</MenuLabel>
          <MenuItem icon={<Copy />}>Copy link</MenuItem>
          <MenuItem deniedReason="Only a host can do this.">Make a host</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<UserMinus />} tone="poppy">
            Remove from the room
          </MenuItem>
        </Menu>
      </Row>
      <Row label="popover">
        <Popover label="About" trigger={<Button variant="edge">Popover</Button>} align="start">
          <p className="text-ink-2">One sentence that belongs to its trigger.</p>
        </Popover>
      </Row>
    </Gallery>
  );
}
