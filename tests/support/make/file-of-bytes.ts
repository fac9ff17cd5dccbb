/** A chosen file. jsdom's files do not hand their bytes out. */
export const fileOfBytes = (name: string, bytes: Uint8Array<ArrayBuffer>): File =>
  Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });

/** A text whose accents are in ISO 8859-1. */
export const latinBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
