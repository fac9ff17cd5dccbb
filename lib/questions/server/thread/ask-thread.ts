import 'server-only';
import type { Jobs } from '@/lib/questions/server/thread/job';
import { spawnThread } from '@/lib/questions/server/thread/spawn-thread';
import { createLane } from '@/lib/questions/server/thread/thread-lane';

/** The slowest of 630 answers took 0.42 s; a class of 30 waits for none longer than this. */
const limits = { deadline: 1500, start: 8000, patience: 20_000, most: 300 };

/** Hosts who try out a key hold up no answer. */
const answers = createLane(spawnThread, limits);
const previews = createLane(spawnThread, { ...limits, deadline: 4000, most: 20 });

/** Fetches the engine before the first answer comes. */
export const warmAnswers = (): void => void answers({ name: 'warm' }).catch(() => undefined);

/** Marks an answer in a thread; null where it cannot be decided in time. Throws `server/unavailable`. */
export const judgeInThread = async (asked: Jobs['judge']['asked']): Promise<Jobs['judge']['answer'] | null> =>
  (await answers({ name: 'judge', asked })) as Jobs['judge']['answer'] | null;

/** Tries a key out; null where it took too long. Throws `server/unavailable`. */
export const previewInThread = async (
  asked: Jobs['preview']['asked'],
): Promise<Jobs['preview']['answer'] | null> =>
  (await previews({ name: 'preview', asked })) as Jobs['preview']['answer'] | null;

/** The unit of a key; empty for none, and where it took too long. Throws `server/unavailable`. */
export const unitInThread = async (asked: Jobs['unit']['asked']): Promise<string> =>
  ((await previews({ name: 'unit', asked })) as string | null) ?? '';
