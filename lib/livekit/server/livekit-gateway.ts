import 'server-only';
import { RoomServiceClient, TrackSource, type ParticipantInfo } from 'livekit-server-sdk';
import { AppError } from '@/lib/errors/app-error';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { toMediaParticipant } from '@/lib/livekit/server/to-media-participant';
import type { PermissionGrant } from '@/lib/livekit/permission-grant';
import { trackSources } from '@/lib/livekit/server/track-sources';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';

/** In seconds, below the SDK's limit for trying other regions, so that a dead media server is noticed soon. */
const requestTimeout = 4;
/** How long a room stays open before anybody came, and after the last one left (s). */
const emptyTimeout = 300;
const departureTimeout = 20;

/** What our server tells the others about a participant, and changes during the call. */
export type MediaAttributes = { readonly profile: string; readonly may: string };

export type MediaRoom = { name: string; maxParticipants: number };

/**
 * What our server asks of the media server. A missing room or participant is no failure, because a removal wants it
 * gone. A refusal of our key becomes `call/setup`, every other error `call/media-server-unreachable`.
 */
export const livekitGateway = {
  /** Makes the room unless it exists; the limits apply to a new room only. */
  async createRoom({ name, maxParticipants }: MediaRoom): Promise<void> {
    await ask((rooms) => rooms.createRoom({ name, maxParticipants, emptyTimeout, departureTimeout }));
  },

  /** Closes the room and removes everyone. */
  async deleteRoom(name: string): Promise<void> {
    await askUnlessAbsent((rooms) => rooms.deleteRoom(name));
  },

  /** The identities inside a room, hidden ones too. */
  async listIdentities(name: string): Promise<string[]> {
    const participants = await askUnlessAbsent((rooms) => rooms.listParticipants(name));
    return (participants ?? []).map(({ identity }) => identity);
  },

  /** Everybody inside a room as the media server has them: hidden participants and those without media too. */
  async listParticipants(name: string): Promise<MediaParticipant[]> {
    const participants = await askUnlessAbsent((rooms) => rooms.listParticipants(name));
    return (participants ?? []).map(toMediaParticipant);
  },

  /** One participant, or null. */
  async findParticipant(name: string, identity: string): Promise<MediaParticipant | null> {
    const info = await askUnlessAbsent((rooms) => rooms.getParticipant(name, identity));
    return info ? toMediaParticipant(info) : null;
  },

  /** The media server's own id of a room that is open there, or null. */
  async findRoomSid(name: string): Promise<string | null> {
    const [room] = await ask((rooms) => rooms.listRooms([name]));
    return room?.sid ?? null;
  },

  /** The names of all open rooms. */
  async listRoomNames(): Promise<string[]> {
    return (await ask((rooms) => rooms.listRooms())).map(({ name }) => name);
  },

  /**
   * Turns the microphones or cameras of some off, as they could themselves; only their owners can turn them on again.
   * Returns the identities whose devices were on.
   */
  async muteTracks(
    name: string,
    device: 'microphone' | 'camera',
    isMeant: (participant: ParticipantInfo) => boolean,
  ): Promise<string[]> {
    const participants = (await askUnlessAbsent((rooms) => rooms.listParticipants(name))) ?? [];
    const open = participants
      .filter(isMeant)
      .flatMap(({ identity, tracks }) =>
        tracks
          .filter(({ source, muted }) => source === trackSources[device] && !muted)
          .map(({ sid }) => ({ identity, sid })),
      );
    await Promise.all(
      open.map(({ identity, sid }) =>
        askUnlessAbsent((rooms) => rooms.mutePublishedTrack(name, identity, sid, true)),
      ),
    );
    return open.map(({ identity }) => identity);
  },

  /**
   * Ends the shared screens of some. LiveKit has no call for that: without the right to share, it ends the tracks.
   * The caller must give the right back.
   */
  async endScreens(name: string, isMeant: (identity: string) => boolean): Promise<void> {
    const participants = (await askUnlessAbsent((rooms) => rooms.listParticipants(name))) ?? [];
    const sharing = participants.filter(
      ({ identity, tracks }) => isMeant(identity) && tracks.some(({ source }) => isOfScreen(source)),
    );
    await Promise.all(
      sharing.map(({ identity, permission }) => {
        const sources = permission?.canPublishSources.filter((source) => !isOfScreen(source)) ?? [];
        return askUnlessAbsent((rooms) =>
          rooms.updateParticipant(name, identity, {
            permission: {
              canSubscribe: permission?.canSubscribe ?? false,
              canPublishData: permission?.canPublishData ?? false,
              hidden: permission?.hidden ?? false,
              // An empty list would allow everything.
              canPublish: sources.length > 0,
              canPublishSources: sources,
            },
          }),
        );
      }),
    );
  },

  /**
   * Removes one identity. LiveKit Cloud also refuses its tokens from now on. A self-hosted server cannot, so our
   * server looks up every arrival.
   */
  async removeParticipant(name: string, identity: string): Promise<void> {
    const revokeTokenTs = BigInt(Math.floor(Date.now() / 1000));
    await askUnlessAbsent((rooms) => rooms.removeParticipant(name, identity, { revokeTokenTs }));
  },

  /**
   * Sets all permissions of one identity; a track that is no longer allowed ends. The attributes tell the others the
   * profile, and what the identity may send as data.
   */
  async updatePermissions(
    name: string,
    identity: string,
    { attributes, grant }: { attributes: MediaAttributes; grant: PermissionGrant },
  ): Promise<void> {
    const { canUpdateOwnMetadata: canUpdateMetadata, canPublishSources = [], ...flags } = grant;
    const permission = {
      ...flags,
      canUpdateMetadata,
      canPublishSources: canPublishSources.map((source) => trackSources[source]),
    };
    await askUnlessAbsent((rooms) => rooms.updateParticipant(name, identity, { attributes, permission }));
  },

  /** Resolves when the media server answers. */
  async ping(): Promise<void> {
    await ask((rooms) => rooms.listRooms(['_']));
  },
};

const isOfScreen = (source: TrackSource): boolean =>
  source === TrackSource.SCREEN_SHARE || source === TrackSource.SCREEN_SHARE_AUDIO;

export type LivekitGateway = typeof livekitGateway;

async function ask<Answer>(question: (rooms: RoomServiceClient) => Promise<Answer>): Promise<Answer> {
  const { apiUrl, apiKey, apiSecret } = readLivekitEnvironment();
  try {
    return await question(new RoomServiceClient(apiUrl, apiKey, apiSecret, { requestTimeout }));
  } catch (cause) {
    const isRefused = codeOf(cause) === 'livekit-server/unauthenticated';
    throw new AppError(isRefused ? 'call/setup' : 'call/media-server-unreachable', { cause });
  }
}

async function askUnlessAbsent<Answer>(
  question: (rooms: RoomServiceClient) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask(question);
  } catch (error) {
    if (error instanceof AppError && codeOf(error.cause) === 'livekit-server/not-found') return undefined;
    throw error;
  }
}

const codeOf = (cause: unknown) => errorCodeOf(cause, { asked: 'media-server' });
