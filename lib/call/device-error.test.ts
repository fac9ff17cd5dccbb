import { toDeviceError } from './device-error';

describe('an error about a device', () => {
  it('names the device and what is wrong', () => {
    expect(toDeviceError('camera', new DOMException('', 'NotReadableError'))).toMatchObject({
      code: 'call/device-busy',
      details: { device: 'camera' },
    });
  });

  it('is nothing when the person closed the picker', () => {
    expect(toDeviceError('screen', new DOMException('Permission denied', 'NotAllowedError'))).toBeNull();
  });

  it('is told when the system keeps the screen back', () => {
    expect(
      toDeviceError('screen', new DOMException('Permission denied by system', 'NotAllowedError')),
    ).toMatchObject({ code: 'call/share-denied' });
  });

  it('is left as it came when it is about something else', () => {
    const other = new Error('publishing failed');
    expect(toDeviceError('microphone', other)).toBe(other);
  });
});
