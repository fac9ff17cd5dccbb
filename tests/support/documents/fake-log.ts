import type { DocumentLog, LogObserver } from '@/lib/documents/client/document-log';
import type { DocumentHead } from '@/lib/documents/document-head';
import type { LogGateways } from '@/lib/documents/server/compact-log';

type Forbidding = { read?: boolean; write?: boolean; because?: unknown };

const denied = () => Object.assign(new Error('permission_denied'), { code: 'PERMISSION_DENIED' });

/** The log of one document on a service in memory. Each page connects to it by a line of its own. */
export function makeFakeLog() {
  const entries = new Map<string, unknown>();
  const aside = new Map<string, unknown>();
  const past = new Map<string, unknown>();
  const lines = new Set<{ told: Set<string>; observer: LogObserver; isOnline: () => boolean }>();
  let head: DocumentHead = { epoch: 0, snapshot: null };
  let made = 0;
  let isOvertaken = false;

  const later = (run: () => void) => queueMicrotask(run);
  const tellNew = () => {
    for (const { told, observer, isOnline } of lines) {
      if (!isOnline()) continue;
      for (const [key, text] of entries) {
        if (told.has(key)) continue;
        told.add(key);
        observer.onEntry(key, text);
      }
    }
  };
  const tellEpoch = () => {
    for (const { observer, isOnline } of lines) if (isOnline()) observer.onEpoch(head.epoch);
  };

  return {
    entries,
    aside,
    /** What was kept of the past, by its path below the document. */
    past,
    /** Puts what is no edit of a page, such as garbage. */
    put: (text: unknown): void => {
      entries.set(`key-${(made += 1)}`, text);
      later(tellNew);
    },
    setHead: (next: DocumentHead): void => {
      head = next;
      later(tellEpoch);
    },
    readHead: (): DocumentHead => head,
    /** Whether somebody else is always faster. */
    overtakeAll: (overtaken: boolean): void => void (isOvertaken = overtaken),
    /** The same service as our server reaches it. */
    gateways: (): LogGateways => ({
      readHead: () => Promise.resolve({ value: head.epoch === 0 ? null : head, version: String(head.epoch) }),
      readEntries: () => Promise.resolve(Object.fromEntries(entries)),
      replaceHead: async (next, version) => {
        await Promise.resolve();
        if (isOvertaken || version !== String(head.epoch)) return 'overtaken';
        head = next;
        later(tellEpoch);
        return 'written';
      },
      readTimes: () =>
        Promise.resolve(
          Array.from(past.keys(), (path) => path.split('/'))
            .filter(([, part]) => part === 'times')
            .map(([, , time]) => Number(time)),
        ),
      patch: async (updates) => {
        await Promise.resolve();
        for (const [path, value] of Object.entries(updates)) {
          const [place, key = ''] = path.split('/');
          if (place === 'updates') entries.delete(key);
          else if (place === 'aside') aside.set(key, value);
          else if (value === null) past.delete(path);
          else past.set(path, value);
        }
      },
    }),
    connect: () => {
      let isOnline = true;
      let mayRead = true;
      let mayWrite = true;
      let waiting: (() => void)[] = [];
      let refusal: unknown = denied();
      let refusals = 0;
      let appends = 0;
      const own = new Set<LogObserver>();
      const begins = new Set<() => void>();
      const isHere = () => isOnline;

      const log: DocumentLog = {
        watch: (_place, observer) => {
          const line = { told: new Set<string>(), observer, isOnline: isHere };
          const begin = () => {
            if (!own.has(observer) || lines.has(line)) return;
            observer.onConnected(isOnline);
            if (!isOnline) return;
            if (!mayRead) {
              observer.onRefused(denied());
              return;
            }
            lines.add(line);
            tellNew();
            observer.onWhole();
            observer.onEpoch(head.epoch);
          };
          own.add(observer);
          begins.add(begin);
          later(begin);
          return () => {
            own.delete(observer);
            begins.delete(begin);
            lines.delete(line);
          };
        },
        readHead: async () => {
          await Promise.resolve();
          if (!isOnline) throw new Error('Client is offline.');
          return head;
        },
        append: async (_place, text) => {
          await Promise.resolve();
          if (!isOnline) await new Promise<void>((resolve) => waiting.push(resolve));
          if (!mayWrite) {
            refusals += 1;
            throw refusal;
          }
          appends += 1;
          entries.set(`key-${(made += 1)}`, text);
          later(tellNew);
        },
        past: null,
      };
      return {
        log,
        countAppends: () => appends,
        countRefusals: () => refusals,
        setOnline: (online: boolean): void => {
          isOnline = online;
          own.forEach((observer) => observer.onConnected(online));
          if (!online) return;
          begins.forEach((begin) => begin());
          tellNew();
          tellEpoch();
          waiting.forEach((go) => go());
          waiting = [];
        },
        /** `because` is thrown to the page instead of a missing right. */
        forbid: ({ read = true, write = true, because = denied() }: Forbidding): void => {
          mayRead = read;
          mayWrite = write;
          refusal = because;
        },
      };
    },
  };
}

export type FakeLog = ReturnType<typeof makeFakeLog>;
