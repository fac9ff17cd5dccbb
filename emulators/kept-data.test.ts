import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chooseKept, describeHiddenData, findKeptVariants, type Variant } from './kept-data';

/** What each part leaves when it has saved. */
const saved = {
  official: 'official/firebase-export-metadata.json',
  accounts: 'auth/firebase-export-metadata.json',
  documents: 'firestore/firestore_export/firestore_export.overall_export_metadata',
  database: 'database/demo-chalktalk-default-rtdb.json',
};

describe('The data of earlier starts', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-kept-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });
  const save = (...parts: (keyof typeof saved)[]) => {
    for (const file of parts.map((part) => path.join(dataDir, saved[part]))) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '{}');
    }
  };

  it.each<[string, (keyof typeof saved)[], Variant[]]>([
    ['of nobody', [], []],
    ['of firebase-tools', ['official'], ['official']],
    ['of the stand-ins', ['accounts', 'documents', 'database'], ['stand-ins']],
    ['of a stand-in that alone could save', ['documents'], ['stand-ins']],
    ['of both', ['official', 'accounts', 'documents'], ['official', 'stand-ins']],
    ['of a start that was killed', ['database'], []],
  ])('is known as that %s', async (_, parts, variants) => {
    save(...parts);
    await expect(findKeptVariants(dataDir)).resolves.toEqual(new Set(variants));
  });

  it('is none where none is kept', async () => {
    await expect(findKeptVariants(null)).resolves.toEqual(new Set());
  });
});

describe('The variant whose data is shown', () => {
  it.each<[Variant[], Variant | null]>([
    [[], null],
    [['official'], 'official'],
    [['stand-ins'], 'stand-ins'],
    [['stand-ins', 'official'], 'official'],
  ])('of %j is %s', (kept, shown) => {
    expect(chooseKept(new Set(kept))).toBe(shown);
  });
});

describe('Data of the variant that does not run', () => {
  it('is named with its folders and the way back to it, where the stand-ins made it', () => {
    expect(describeHiddenData(new Set(['stand-ins']), 'official', '/data')).toBe(
      'data that was made with the stand-ins is kept in /data/auth, /data/firestore and /data/database, and not shown ' +
        "now: to have it back, move /data/official away and start again where the Google Cloud CLI's Firestore " +
        'emulator is installed',
    );
  });

  it('is named with its folder and the way back to it, where firebase-tools made it', () => {
    expect(describeHiddenData(new Set(['official', 'stand-ins']), 'stand-ins', '/data')).toBe(
      "data that was made with firebase-tools' own emulators is kept in /data/official, and not shown now: to have it " +
        'back, connect to the network, from which they are downloaded, and start again',
    );
  });

  it('is not spoken of where there is none', () => {
    expect(describeHiddenData(new Set(['official']), 'official', '/data')).toBeNull();
    expect(describeHiddenData(new Set(['stand-ins']), 'stand-ins', '/data')).toBeNull();
    expect(describeHiddenData(new Set(), 'stand-ins', null)).toBeNull();
  });
});
