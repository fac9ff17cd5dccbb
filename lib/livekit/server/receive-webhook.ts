import 'server-only';
import { TrackSource, WebhookReceiver, type WebhookEvent } from 'livekit-server-sdk';
import { AppError } from '@/lib/errors/app-error';
import type { MediaEvent, SentSource } from '@/lib/livekit/media-event';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';

/**
 * Reads a webhook of the media server: its signature, and by the hash in it the whole body. Throws
 * `auth/invalid-token` for whatever the media server has not signed.
 */
export async function receiveWebhook(body: string, authorization: string | null): Promise<MediaEvent> {
  const { apiKey, apiSecret } = readLivekitEnvironment();
  if (!authorization) throw new AppError('auth/required');
  try {
    return translate(await new WebhookReceiver(apiKey, apiSecret).receive(body, authorization));
  } catch (cause) {
    throw new AppError('auth/invalid-token', { cause });
  }
}

function translate({ id, event, createdAt, room, participant, track }: WebhookEvent): MediaEvent {
  const at = Number(createdAt) * 1000;
  const place = { id, at, roomName: room?.name ?? '', roomSid: room?.sid ?? '' };
  switch (event) {
    case 'room_started':
      return { ...place, kind: 'room-started' };
    case 'room_finished':
      return { ...place, kind: 'room-finished' };
    case 'participant_joined':
      return { ...place, kind: 'arrived', ...person(participant, at) };
    case 'participant_left':
    // Their media never came up; for who is inside it is the same as leaving.
    case 'participant_connection_aborted':
      return { ...place, kind: 'left', ...person(participant, at) };
    case 'track_unpublished': {
      const source = track && sentSources[track.source];
      if (!source) return { ...place, kind: 'other' };
      return { ...place, kind: 'unpublished', identity: participant?.identity ?? '', source };
    }
    case 'track_published':
      return { ...place, kind: 'track-published', identity: participant?.identity ?? '' };
    case 'egress_started':
    case 'egress_updated':
    case 'egress_ended':
    case 'ingress_started':
    case 'ingress_ended':
    case '':
    // The next version of the media server may say more than its types know today.
    default:
      return { ...place, kind: 'other' };
  }
}

const sentSources: Readonly<Partial<Record<TrackSource, SentSource>>> = {
  [TrackSource.MICROPHONE]: 'microphone',
  [TrackSource.CAMERA]: 'camera',
  [TrackSource.SCREEN_SHARE]: 'screen_share',
};

function person(participant: WebhookEvent['participant'], at: number) {
  const joinedAt = Number(participant?.joinedAtMs ?? 0) || Number(participant?.joinedAt ?? 0) * 1000;
  return {
    identity: participant?.identity ?? '',
    participantSid: participant?.sid ?? '',
    since: joinedAt || at,
  };
}
