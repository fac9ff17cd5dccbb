/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { Track, type Room } from 'livekit-client';
import { useStopDenied } from './use-stop-denied';

// The SDK itself needs a browser.
jest.mock('livekit-client', () => ({
  Track: {
    Source: {
      Camera: 'camera',
      Microphone: 'microphone',
      ScreenShare: 'screen_share',
      ScreenShareAudio: 'screen_share_audio',
    },
  },
}));

const denial = { capability: 'camera:publish', reason: 'profile-refuses', askable: false } as const;
type Denials = Parameters<typeof useStopDenied>[1];
const nothing: Denials = { microphone: null, camera: null, screen: null };

const setUp = (isRehearsal: boolean) => {
  const ended: unknown[] = [];
  const localParticipant = {
    getTrackPublication: (source: Track.Source) => ({ track: source }),
    unpublishTrack: (track: unknown) => Promise.resolve(ended.push(track)),
  };
  const room = { localParticipant } as unknown as Room;
  const { rerender } = renderHook(({ denials }) => useStopDenied(room, denials, isRehearsal), {
    initialProps: { denials: nothing },
  });
  return { ended, look: (denials: Denials) => rerender({ denials }) };
};

it('whoever looks as somebody who shows no camera stops showing theirs, once, and keeps the rest', () => {
  const { ended, look } = setUp(true);
  expect(ended).toEqual([]);
  look({ ...nothing, camera: denial });
  look({ ...nothing, camera: { ...denial } });
  expect(ended).toEqual([Track.Source.Camera]);
});

it('a call leaves to the media server what somebody may not send', () => {
  const { ended, look } = setUp(false);
  look({ ...nothing, camera: denial });
  expect(ended).toEqual([]);
});
