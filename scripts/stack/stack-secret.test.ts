import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stackSecret } from './stack-secret';

describe('the secret of a stack', () => {
  it('stays as long as the data does', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'chalktalk-secret-'));
    const dataDir = path.join(root, 'data');
    const first = stackSecret(dataDir);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(stackSecret(dataDir)).toBe(first);
    rmSync(root, { recursive: true });
    expect(stackSecret(dataDir)).not.toBe(first);
    rmSync(root, { recursive: true });
  });

  it('is a new one each time for a stack that keeps nothing', () => {
    expect(stackSecret(null)).not.toBe(stackSecret(null));
  });
});
