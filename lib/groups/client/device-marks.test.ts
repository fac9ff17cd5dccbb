/** @jest-environment jsdom */
import { deviceMarksKey, keepDeviceMark, readDeviceMarks } from './device-marks';

const mark = (index: number) => String(index).padStart(22, '0');

describe('the marks of learners on a device', () => {
  beforeEach(() => localStorage.clear());

  it('are kept with the newest first, each once', () => {
    for (const index of [1, 2, 1]) keepDeviceMark(mark(index));
    expect(readDeviceMarks()).toEqual([mark(1), mark(2)]);
  });

  it('are no more than the server takes', () => {
    for (let index = 0; index < 100; index += 1) keepDeviceMark(mark(index));
    expect(readDeviceMarks()).toHaveLength(80);
    expect(readDeviceMarks()[0]).toBe(mark(99));
  });

  it.each(['', 'nonsense', '{}', '["too short"]', '[1]'])('are none when the storage holds %j', (text) => {
    localStorage.setItem(deviceMarksKey, text);
    expect(readDeviceMarks()).toEqual([]);
  });
});
