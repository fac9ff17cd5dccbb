import { databaseRules } from '@/lib/access/generate-database-rules';
import { databasePlaces } from '@/lib/account/server/database-places';
import { impersonalPlaces, personalPlaces } from '@/lib/account/server/personal-places';
import { listFirestorePlaces } from './rule-places';

describe('where something about a person stands', () => {
  const known = [...Object.keys(personalPlaces), ...Object.keys(impersonalPlaces)];

  it('is said of each place of Firestore: exported and deleted, or about nobody', () => {
    expect(known.sort()).toEqual(listFirestorePlaces().sort());
  });

  it('is said of every place of the Realtime Database', () => {
    const rules = databaseRules['rules'] as Record<string, unknown>;
    const nodes = Object.keys(rules).filter((key) => !/^[.$]/.test(key));
    expect(Object.keys(databasePlaces).sort()).toEqual(nodes.sort());
  });

  it('is said of each place once', () => {
    expect(new Set(known).size).toBe(known.length);
  });
});
