import { createHash } from 'node:crypto';

/** The padding of passwords (PDF 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const permissions = -4;
const id = Buffer.alloc(16, 7);

/**
 * A PDF of one page with a line of text, which opens by a password alone. It is locked by RC4 with 40 bits, which every
 * reader knows.
 */
export function lockedPdf(password: string, words: string): Buffer {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions);
  const key = md5(Buffer.concat([padded, owner, rights, id])).subarray(0, 5);
  const objectKey = (number: number) =>
    md5(Buffer.concat([key, Buffer.from([number, 0, 0, 0, 0])])).subarray(0, 10);

  const drawn = rc4(objectKey(4), Buffer.from(`BT /F1 24 Tf 40 120 Td (${words}) Tj ET`, 'latin1'));
  return withTable([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${rc4(key, padding).toString('hex')}> /P ${permissions} >>`,
  ]);
}

/** Objects with their table and trailer; the last one says how the file is locked. */
function withTable(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const hex = id.toString('hex');
  const trailer = `<< /Size ${size} /Root 1 0 R /Encrypt ${objects.length} 0 R /ID [<${hex}> <${hex}>] >>`;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

const md5 = (bytes: Buffer): Buffer => createHash('md5').update(bytes).digest();

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) % 256;
    swap(at, other);
  }
  let [at, other] = [0, 0];
  return bytes.map((byte) => {
    at = (at + 1) % 256;
    other = (other + (state[at] ?? 0)) % 256;
    swap(at, other);
    return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) % 256] ?? 0);
  }) as Buffer;
}
