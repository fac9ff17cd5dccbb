/** The sources that the media server knows by name, and what each of them is made of. */
const kindOfSource = {
  camera: 'video',
  microphone: 'audio',
  screen_share: 'video',
  screen_share_audio: 'audio',
} as const;
export type MediaSource = keyof typeof kindOfSource;

export type MediaTrack = {
  /** As the publisher's own client labelled it; null for a label that is none of ours. */
  readonly source: MediaSource | null;
  /** As the media server found it to be; null for what is neither. */
  readonly kind: 'audio' | 'video' | null;
};

/** What the media server lets somebody do now, wholly; the order of the sources says nothing. */
export type MediaPermission = {
  readonly canPublish: boolean;
  readonly canSubscribe: boolean;
  readonly canPublishData: boolean;
  readonly canPublishSources: readonly MediaSource[];
  readonly canUpdateOwnMetadata: boolean;
  readonly hidden: boolean;
  readonly recorder: boolean;
  readonly agent: boolean;
};

/** Somebody on the media server, as it reports them itself. */
export type MediaParticipant = {
  readonly identity: string;
  readonly sid: string;
  /** Their media is up; before that they signal only. */
  readonly isActive: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly permission: MediaPermission;
  readonly tracks: readonly MediaTrack[];
};

/**
 * Whether a track is what its label says. The media server believes the label: it lets who may speak send a picture
 * that is labelled *microphone*.
 */
export const isLabelledRight = ({ source, kind }: MediaTrack): boolean =>
  source !== null && kind === kindOfSource[source];

/** The sources of which somebody sends more than one track. No page of ours does; each takes bandwidth of all. */
export function findRepeatedSources(tracks: readonly MediaTrack[]): MediaSource[] {
  const sources = tracks.flatMap(({ source }) => source ?? []);
  return [...new Set(sources.filter((source, at) => sources.indexOf(source) !== at))];
}

/** Whether two permissions let somebody do the same. Sources count only for who may publish at all. */
export function isSamePermission(one: MediaPermission, other: MediaPermission): boolean {
  const { canPublishSources: ours, ...flags } = one;
  const { canPublishSources: theirs, ...otherFlags } = other;
  const names = Object.keys(flags) as (keyof typeof flags)[];
  if (names.some((name) => flags[name] !== otherFlags[name])) return false;
  return !one.canPublish || [...ours].sort().join() === [...theirs].sort().join();
}
