'use client';

import type { PanelProps } from '@/components/call/panels/call-lists';
import { TranscriptPanel } from '@/components/captions/transcript-panel';

/** What was said in this session, beside the call. */
export function TranscriptInCall({ room, onClose, className }: PanelProps) {
  const { roomId, viewer, colourOf, notify } = room.context;
  return (
    <TranscriptPanel
      {...{ roomId, colourOf, onClose, className }}
      roomName={room.ticket?.roomName ?? ''}
      sessionId={viewer.sessionId}
      isKept={room.isTranscriptKept}
      isHost={viewer.isHost}
      onDone={notify}
    />
  );
}
