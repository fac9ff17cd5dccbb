/**
 * Reads a text stream of another page. Null when it is longer than it may be: the rest is then left alone, whatever its
 * beginning said about its length.
 */
export async function readUpTo(stream: AsyncIterable<string>, maxBytes: number): Promise<string | null> {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += encoder.encode(chunk).byteLength;
    if (bytes > maxBytes) return null;
    text += chunk;
  }
  return text;
}
