/** The stages of a join, each in milliseconds after the press. */
export const joinStages = ['websocket', 'track', 'connected', 'video', 'frame'] as const;
export type JoinStage = (typeof joinStages)[number];
export type JoinTimes = Record<JoinStage, number>;

type Marks = Partial<Record<JoinStage | 'press', number>>;
type Probed = Window & typeof globalThis & { joinMarks: Marks };

/** Runs in a page before its own code: notes when the press comes, and the first time of each stage after it. */
export function probeJoin(): void {
  const page = window as unknown as Probed;
  page.joinMarks = {};
  const mark = (stage: JoinStage, at = performance.now()) => {
    if (page.joinMarks.press !== undefined) page.joinMarks[stage] ??= at;
  };
  document.addEventListener('click', () => (page.joinMarks = { press: performance.now() }), true);

  page.WebSocket = class extends WebSocket {
    constructor(...parts: ConstructorParameters<typeof WebSocket>) {
      super(...parts);
      if (String(parts[0]).includes('/rtc')) mark('websocket');
    }
  };
  page.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...parts: ConstructorParameters<typeof RTCPeerConnection>) {
      super(...parts);
      this.addEventListener('track', ({ track }) => {
        if (track.kind === 'video') mark('track');
      });
      this.addEventListener('connectionstatechange', () => {
        if (this.connectionState === 'connected') mark('connected');
      });
    }
  };
  const seen = new WeakSet<HTMLVideoElement>();
  const look = () => {
    for (const video of document.querySelectorAll<HTMLVideoElement>(
      '[data-remote], [aria-label^="Camera of "]',
    )) {
      if (!(video instanceof HTMLVideoElement) || seen.has(video) || video.ariaLabel === 'Camera of You')
        continue;
      seen.add(video);
      mark('video');
      // A frame in a room that is still hidden is seen by nobody.
      const watch = () =>
        video.requestVideoFrameCallback((now) => {
          if (video.checkVisibility({ visibilityProperty: true })) mark('frame', now);
          else watch();
        });
      watch();
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: the times after the press, or null while a stage is missing. */
export function readJoin(stages: readonly JoinStage[]): JoinTimes | null {
  const { press, ...marks } = (window as unknown as Probed).joinMarks;
  if (press === undefined || stages.some((stage) => marks[stage] === undefined)) return null;
  return Object.fromEntries(stages.map((stage) => [stage, (marks[stage] ?? 0) - press])) as JoinTimes;
}
