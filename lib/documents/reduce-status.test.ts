import { AppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { firstStatus, reduceStatus, stateOf, type DocumentEvent } from './reduce-status';

const after = (...events: readonly DocumentEvent[]) => stateOf(events.reduce(reduceStatus, firstStatus));
const connected: DocumentEvent = { type: 'connected', isConnected: true };
const synced: DocumentEvent = { type: 'synced', isSynced: true };
const refused = (code: AppErrorCode): DocumentEvent => ({
  type: 'write-refused',
  failure: new AppError(code),
});

describe('the status of a document', () => {
  it.each<[string, string, ...DocumentEvent[]]>([
    ['takes no connection for one that was not tried', 'loading', { type: 'connected', isConnected: false }],
    ['is offline when the first connection takes too long', 'offline', { type: 'overdue' }],
    ['forgets a first connection that was late', 'ready', { type: 'overdue' }, connected, synced],
    ['is not overdue once it is connected', 'ready', connected, { type: 'overdue' }, synced],
    ['stays open for writing that is too fast', 'ready', connected, synced, refused('documents/too-fast')],
    ['is read only without the right', 'read-only', connected, synced, refused('documents/not-sent')],
    ['goes on without a part', 'ready', synced, { type: 'broken', part: { where: 'log', text: '' } }],
    ['ends without its snapshot', 'failed', { type: 'broken', part: { where: 'snapshot', text: '' } }],
    ['learns nothing once it is closed', 'loading', { type: 'closed' }, connected, synced],
  ])('%s', (_, phase, ...events) => {
    expect(after(...events).phase).toBe(phase);
  });

  it('counts what arrives after it is closed', () => {
    const events = [
      { type: 'edited', unsaved: 2 },
      { type: 'closed' },
      { type: 'sent', unsaved: 0 },
    ] as const;
    expect(after(...events).unsaved).toBe(0);
  });

  it('shows the gravest failure, and the next one when that has passed', () => {
    const size = { type: 'copied', isTooLarge: true } as const;
    expect(after(size, refused('documents/not-sent')).failure?.code).toBe('documents/not-sent');
    expect(after(size, refused('documents/not-sent'), { type: 'sent', unsaved: 0 }).failure?.code).toBe(
      'documents/full',
    );
  });
});
