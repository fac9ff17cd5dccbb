import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SnapshotFolder } from './snapshot-folder';

describe('Data between runs', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'snapshots-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is there again for the next run, priorities too', () => {
    const data = { a: { '.value': 1, '.priority': 2 }, b: { c: 'text' } };
    const first = new SnapshotFolder(folder);
    first.save('demo/one', data);
    first.save('demo-two', null);
    first.flush();
    expect(readdirSync(folder).sort()).toEqual(['demo%2Fone.json', 'demo-two.json']);
    expect(new SnapshotFolder(folder).load()).toEqual(
      new Map<string, unknown>([
        ['demo/one', data],
        ['demo-two', null],
      ]),
    );
  });

  it('is saved soon after a change', () => {
    jest.useFakeTimers();
    const snapshots = new SnapshotFolder(folder);
    snapshots.save('soon', 1);
    snapshots.save('soon', 2);
    expect(readdirSync(folder)).not.toContain('soon.json');
    jest.advanceTimersByTime(1_000);
    expect(new SnapshotFolder(folder).load().get('soon')).toBe(2);
    jest.useRealTimers();
  });
});
