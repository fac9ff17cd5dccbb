import { fakeCamera } from './fake-camera';

describe('the picture of the fake cameras', () => {
  it('is a Y4M file of ten whole pictures', () => {
    const file = fakeCamera();
    const header = file.indexOf('\n') + 1;
    expect(file.subarray(0, header).toString()).toBe('YUV4MPEG2 W320 H180 F2:1 Ip A1:1 C420\n');
    expect(file.length - header).toBe(10 * ('FRAME\n'.length + 320 * 180 * 1.5));
  });

  it('moves: no picture is the one before it', () => {
    const pictures = fakeCamera().toString('latin1').split('FRAME\n').slice(1);
    for (const [index, picture] of pictures.entries()) expect(picture).not.toBe(pictures.at(index - 1));
  });
});
