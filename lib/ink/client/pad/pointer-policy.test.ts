import { givesWay, intentOf, restingHand, type Contact, type Hand } from './pointer-policy';

const contact = (type: Contact['type'], more: Partial<Contact> = {}): Contact => ({
  type,
  buttons: 1,
  size: 12,
  at: 1_000_000,
  ...more,
});
const hand = (more: Partial<Hand> = {}): Hand => ({ ...restingHand, ...more });
const penAgo = (ms: number) => hand({ penSeenAt: 1_000_000 - ms });

describe('what a contact does', () => {
  it.each([
    ['a pen draws', hand(), contact('pen'), false, 'draw'],
    ['a mouse draws', hand(), contact('mouse'), false, 'draw'],
    ['the other button of a mouse does nothing', hand(), contact('mouse', { buttons: 2 }), false, 'nothing'],
    ['the button of a pen erases', hand(), contact('pen', { buttons: 3 }), false, 'erase'],
    ['the button alone erases', hand(), contact('pen', { buttons: 2 }), false, 'erase'],
    ['the back end of a pen erases', hand(), contact('pen', { buttons: 32 }), false, 'erase'],
    ['a finger moves the page', hand(), contact('touch'), false, 'move'],
    ['a finger draws where it was chosen', hand(), contact('touch'), true, 'draw'],
    ['a finger moves the page near a pen', penAgo(60_000), contact('touch'), true, 'move'],
    ['a finger draws again long after a pen', penAgo(6 * 60_000), contact('touch'), true, 'draw'],
    ['touch under a pen is a palm', hand({ isPenDown: true }), contact('touch'), true, 'nothing'],
    ['touch just after a pen is a palm', penAgo(300), contact('touch'), false, 'nothing'],
    ['a wide touch is a palm', hand(), contact('touch', { size: 48 }), true, 'nothing'],
    ['a second finger begins no line', hand({ drawnBy: 'touch' }), contact('touch'), true, 'nothing'],
  ] as const)('%s', (_, of, one, fingerDraws, intent) => {
    expect(intentOf(of, one, fingerDraws)).toBe(intent);
  });

  it('is taken back where a pen comes down after it', () => {
    expect(givesWay(hand({ drawnBy: 'touch' }), contact('pen'))).toBe(true);
    expect(givesWay(hand({ drawnBy: 'pen' }), contact('touch'))).toBe(false);
    expect(givesWay(hand({ drawnBy: 'mouse' }), contact('pen'))).toBe(false);
  });
});
