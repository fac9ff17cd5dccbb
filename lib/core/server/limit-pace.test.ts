import { createPaceLimit } from './limit-pace';

describe('the pace of requests', () => {
  const requestAt = (limit: ReturnType<typeof createPaceLimit>, subject: string, now: number): string => {
    try {
      limit(subject, now);
      return 'ok';
    } catch (thrown) {
      return String((thrown as { code?: string }).code);
    }
  };

  it('lets a burst through, then one for each second', () => {
    const limit = createPaceLimit({ burst: 3, perSecond: 1 });
    const answers = [0, 0, 0, 0, 1000, 1000].map((now) => requestAt(limit, 'ben', now));
    expect(answers).toEqual(['ok', 'ok', 'ok', 'request/rate-limited', 'ok', 'request/rate-limited']);
  });

  it('counts each subject alone', () => {
    const limit = createPaceLimit({ burst: 1, perSecond: 1 });
    expect(['ben', 'ben', 'ada'].map((who) => requestAt(limit, who, 0))).toEqual([
      'ok',
      'request/rate-limited',
      'ok',
    ]);
  });

  it('remembers those who were too fast when it forgets others', () => {
    const limit = createPaceLimit({ burst: 1, perSecond: 1 });
    for (let other = 0; other < 5001; other += 1) limit(`p${other}`, 0);
    limit('ben', 5000);
    expect(requestAt(limit, 'ben', 5000)).toBe('request/rate-limited');
  });
});
