import { dayOf, nextDeviceNote, parseDeviceNote } from './device-note';

const noon = Date.parse('2026-03-01T12:00:00Z');
const day = dayOf(noon);
const createId = () => 'new';

describe('this browser in the list of devices', () => {
  it('is told on the first page ever, under a new id', () => {
    expect(nextDeviceNote(null, 'ada', noon, createId)).toEqual({ uid: 'ada', deviceId: 'new', day });
  });

  it('is not told again on the same day', () => {
    expect(nextDeviceNote({ uid: 'ada', deviceId: 'old', day }, 'ada', noon, createId)).toBeNull();
  });

  it('is told again on the next day, under its id', () => {
    const known = { uid: 'ada', deviceId: 'old', day: day - 1 };
    expect(nextDeviceNote(known, 'ada', noon, createId)).toEqual({ uid: 'ada', deviceId: 'old', day });
  });

  it('is another one for somebody else', () => {
    const known = { uid: 'emmy', deviceId: 'old', day };
    expect(nextDeviceNote(known, 'ada', noon, createId)).toEqual({ uid: 'ada', deviceId: 'new', day });
  });

  it.each([null, '', '{', '[]', '"text"', '{"uid":"ada"}', '{"uid":1,"deviceId":"a","day":1}'])(
    'is nothing when %j is kept',
    (text) => {
      expect(parseDeviceNote(text)).toBeNull();
    },
  );

  it('is read as it was kept', () => {
    const note = { uid: 'ada', deviceId: 'old', day };
    expect(parseDeviceNote(JSON.stringify(note))).toEqual(note);
  });
});
