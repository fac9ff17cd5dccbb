/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import '@/tests/support/text-coding';
import { useOwnSpeech } from './use-own-speech';

/** A browser's recognition that writes down what a test says. */
class FakeRecognition {
  static readonly all: FakeRecognition[] = [];
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  start = jest.fn();
  stop = jest.fn();
  constructor() {
    FakeRecognition.all.push(this);
  }
  hear(transcript: string, isFinal = true): void {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
  }
}

const track = {} as MediaStreamTrack;
const room = {
  localParticipant: {
    getTrackPublication: () => ({ trackSid: 'TR_ada', track: { mediaStreamTrack: track } }),
  },
} as never;

function draw() {
  const sent: unknown[] = [];
  const data = {
    listen: jest.fn(),
    send: (topic: string, { id: _, ...said }: { id: string }) => {
      sent.push([topic, said]);
      return Promise.resolve();
    },
  } as never;
  const first = { isMicrophoneOn: true, isShown: true };
  const { result, rerender } = renderHook((props) => useOwnSpeech({ data, room, ...props }), {
    initialProps: first,
  });
  return { sent, result, change: (changes: Partial<typeof first>) => rerender({ ...first, ...changes }) };
}

beforeEach(() => {
  FakeRecognition.all.length = 0;
  Object.assign(window, { webkitSpeechRecognition: FakeRecognition });
});
afterEach(() => Reflect.deleteProperty(window, 'webkitSpeechRecognition'));

describe('captions of one’s own speech in a call', () => {
  it('begin with a press, and send what is said under the microphone of the call', () => {
    const { sent, result } = draw();
    expect(FakeRecognition.all).toHaveLength(0);
    act(() => result.current.toggle());
    expect(FakeRecognition.all[0]?.start).toHaveBeenCalledWith(track);
    FakeRecognition.all[0]?.hear('So at eight.');
    const said = { trackId: 'TR_ada', text: 'So at eight.', isFinal: true };
    expect(sent).toEqual([['lk.transcription', said]]);
  });

  it('rest while the call does not hear the microphone', () => {
    const { result, change } = draw();
    act(() => result.current.toggle());
    change({ isMicrophoneOn: false });
    expect(FakeRecognition.all[0]?.stop).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({ isOn: true, hindrance: 'muted' });
    change({});
    expect(FakeRecognition.all).toHaveLength(2);
  });

  it('end with the row that shows them, and do not begin again by themselves', () => {
    const { result, change } = draw();
    act(() => result.current.toggle());
    change({ isShown: false });
    expect(FakeRecognition.all[0]?.stop).toHaveBeenCalledTimes(1);
    change({});
    expect(result.current.isOn).toBe(false);
    expect(FakeRecognition.all).toHaveLength(1);
  });

  it('say what the browser refused, and begin again with another press', () => {
    const { result } = draw();
    act(() => result.current.toggle());
    act(() => {
      FakeRecognition.all[0]?.onerror?.({ error: 'not-allowed' });
      FakeRecognition.all[0]?.onend?.();
    });
    expect(result.current).toMatchObject({ isOn: false, fault: 'refused' });
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ isOn: true, fault: null });
    expect(FakeRecognition.all).toHaveLength(2);
  });

  it('are not offered by a browser that cannot write down speech', () => {
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
    expect(draw().result.current.hindrance).toBe('unsupported');
  });
});
