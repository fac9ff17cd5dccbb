import { createRequestId } from './request-id';

describe('a request id', () => {
  it('is short enough to be read out and never the same twice', () => {
    const ids = Array.from({ length: 1000 }, createRequestId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.filter((id) => !/^[0-9a-f]{16}$/.test(id))).toEqual([]);
  });
});
