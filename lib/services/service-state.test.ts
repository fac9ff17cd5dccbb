import fc from 'fast-check';
import type { Service } from './schema';
import { noteServiceArrived, noteServiceLeft, serviceSince, serviceState } from './service-state';

const fresh: Pick<Service, 'arrived' | 'left'> = { arrived: null, left: null };

describe('the place of a service', () => {
  it('ends at the very instant that was said, or when it is taken back', () => {
    const service = { revokedAt: null, expiresAt: 100 };
    expect(serviceState(service, 99)).toBe('open');
    expect(serviceState(service, 100)).toBe('expired');
    expect(serviceState({ ...service, revokedAt: 5 }, 99)).toBe('revoked');
    expect(serviceState({ ...service, revokedAt: 5 }, 100)).toBe('revoked');
  });
});

describe('whether a service is in the call', () => {
  it('follows what has been reported of it', () => {
    const here = noteServiceArrived(fresh, { sid: 'PA_1', since: 5 });
    expect(serviceSince(fresh)).toBeNull();
    expect(serviceSince(here)).toBe(5);
    expect(serviceSince(noteServiceLeft(here, { sid: 'PA_1', since: 5 }))).toBeNull();
  });

  it('is not undone by the leaving of one that came earlier', () => {
    const again = noteServiceArrived(noteServiceArrived(fresh, { sid: 'PA_1', since: 5 }), { sid: 'PA_2', since: 9 });
    expect(serviceSince(noteServiceLeft(again, { sid: 'PA_1', since: 5 }))).toBe(9);
  }); // prettier-ignore

  it('comes to the same in whatever order, and however often, the reports come', () => {
    const report = fc.record({
      kind: fc.constantFrom('arrived', 'left'),
      since: fc.integer({ min: 1, max: 4 }),
    });
    type One = { kind: string; since: number };
    const take = (reports: readonly One[]) =>
      reports.reduce((service, { kind, since }) => {
        const seen = { sid: `PA_${since}`, since };
        return kind === 'arrived' ? noteServiceArrived(service, seen) : noteServiceLeft(service, seen);
      }, fresh);
    fc.assert(
      fc.property(fc.array(report), (reports) => {
        const forwards = serviceSince(take(reports));
        expect(serviceSince(take([...reports].reverse()))).toBe(forwards);
        expect(serviceSince(take([...reports, ...reports]))).toBe(forwards);
      }),
    );
  });
});
