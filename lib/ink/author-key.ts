/** Four bytes in place of a uid, as eight signs. The document's map `people` tells whose they are. */
export function authorKeyOf(uid: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < uid.length; at += 1) {
    hash = Math.imul(hash ^ uid.charCodeAt(at), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
