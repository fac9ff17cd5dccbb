/** A microphone that gives silence, as far as the SDK looks at it. */
export const soundTrack = () =>
  Object.assign(new EventTarget(), {
    kind: 'audio',
    id: crypto.randomUUID(),
    enabled: true,
    muted: false,
    readyState: 'live',
    getSettings: () => ({}),
    getConstraints: () => ({}),
    stop: () => undefined,
  });
