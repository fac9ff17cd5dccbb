import { fullCredit, messageCost, spend, waitFor } from './pace';

describe('the credit of a sender', () => {
  it('allows ten messages at once, and then one as often as it grows by its cost', () => {
    let pace = spend(null, 0);
    for (let sent = 1; sent < fullCredit / messageCost; sent += 1) pace = spend(pace, 0);
    expect(pace).toEqual({ credit: 0 });
    expect(spend(pace, messageCost - 1)).toBeNull();
    expect(waitFor(pace, messageCost - 1)).toBe(1);
    expect(spend(pace, messageCost)).toEqual({ credit: 0 });
  });

  it('never grows beyond what is full, and is a whole number', () => {
    expect(spend({ credit: 100 }, 1e9)).toEqual({ credit: fullCredit - messageCost });
    expect(spend({ credit: 0 }, 2500.7)).toEqual({ credit: 500 });
    expect(spend({ credit: messageCost }, -5)).toEqual({ credit: 0 });
  });
});
