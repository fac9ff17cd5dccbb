/** @jest-environment jsdom */
import { EventEmitter } from 'node:events';
import { renderHook } from '@testing-library/react';
import { Track, type Room } from 'livekit-client';
import { useStopDenied } from './use-stop-denied';

// The SDK itself needs a browser.
jest.mock('livekit-client', () => ({
  RoomEvent: { LocalTrackPublished: 'localTrackPublished' },
  Track: {
    Source: {
      Camera: 'camera',
      Microphone: 'microphone',
      ScreenShare: 'screen_share',
      ScreenShareAudio: 'screen_share_audio',
    },
  },
}));

const denial = {
  capability: 'camera:publish',
  reason: 'profile-refuses',
  decidedBy: 'profile',
  askable: false,
} as const;
type Denials = Parameters<typeof useStopDenied>[1];
const nothing: Denials = { microphone: null, camera: null, screen: null };

const setUp = (isRehearsal: boolean) => {
  const ended: unknown[] = [];
  const published = new Set<unknown>([Track.Source.Camera, Track.Source.Microphone]);
  const localParticipant = {
    getTrackPublication: (source: Track.Source) => (published.has(source) ? { track: source } : undefined),
    unpublishTrack: (track: unknown) => {
      published.delete(track);
      return Promise.resolve(ended.push(track));
    },
  };
  const room = Object.assign(new EventEmitter(), { localParticipant });
  const { rerender } = renderHook(
    ({ denials }) => useStopDenied(room as unknown as Room, denials, isRehearsal),
    {
      initialProps: { denials: nothing },
    },
  );
  const publish = (source: Track.Source) => {
    published.add(source);
    room.emit('localTrackPublished');
  };
  return { ended, publish, look: (denials: Denials) => rerender({ denials }) };
};

it('ends the camera, once and alone, when a host previews a role without it', () => {
  const { ended, look } = setUp(true);
  expect(ended).toEqual([]);
  look({ ...nothing, camera: denial });
  look({ ...nothing, camera: { ...denial } });
  expect(ended).toEqual([Track.Source.Camera]);
});

it('ends a screen that was just being shared when the preview began', () => {
  const { ended, publish, look } = setUp(true);
  look({ ...nothing, screen: denial });
  publish(Track.Source.ScreenShare);
  expect(ended).toEqual([Track.Source.ScreenShare]);
  look(nothing);
  publish(Track.Source.ScreenShare);
  expect(ended).toEqual([Track.Source.ScreenShare]);
});

it('leaves denied tracks in a call to the media server', () => {
  const { ended, look } = setUp(false);
  look({ ...nothing, camera: denial });
  expect(ended).toEqual([]);
});
