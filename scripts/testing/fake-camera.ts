const width = 320;
const height = 180;
const pictures = 10;

/**
 * What the cameras of the tests see, as a Y4M file for Chromium's fake camera: grey stripes that move twice a second.
 * Chromium's own moving picture is sixteen times as large and comes at least five times a second. Encoding, sending
 * and drawing that for every person of a story was half of what the browser did.
 */
export function fakeCamera(): Buffer {
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F2:1 Ip A1:1 C420\n`);
  return Buffer.concat([header, ...Array.from({ length: pictures }, (_, index) => drawPicture(index))]);
}

function drawPicture(index: number): Buffer {
  const offset = (index * width) / pictures;
  const line = Uint8Array.from({ length: width }, (_, x) => 40 + (180 * ((x + offset) % width)) / width);
  const brightness = Array.from({ length: height }, () => line);
  const withoutColour = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), ...brightness, withoutColour]);
}
