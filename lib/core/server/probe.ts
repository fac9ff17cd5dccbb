import 'server-only';
import { outcomeOf, writeLog } from '@/lib/core/server/log';

/** Whether something answers within a time limit in ms. Why not stands in the log only. */
export async function probe(name: string, ask: () => Promise<unknown>, limit: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms.`)), limit);
  });
  try {
    await Promise.race([Promise.resolve().then(ask), late]);
    return true;
  } catch (error) {
    writeLog('health', { name, ...outcomeOf(error) });
    return false;
  } finally {
    clearTimeout(timer);
  }
}
