import { storageBucket } from '@/lib/firebase/emulator-guard';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

const objects = (): string => `http://${stackEnvironment().storageHost}/v0/b/${storageBucket(process.env)}/o`;

type Upload = { token: string; path: string; bytes: Uint8Array; type: string };

/** Uploads bytes as the Firebase SDK does it in one request. Answers the status. */
export async function upload({ token, path, bytes, type }: Upload): Promise<{ status: number }> {
  const boundary = 'between-two-parts';
  const head = (contentType: string) => `--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`;
  const metadata = JSON.stringify({ name: path, contentType: type });
  const body = Buffer.concat([
    Buffer.from(`${head('application/json; charset=utf-8')}${metadata}\r\n${head(type)}`),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const response = await fetch(`${objects()}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${token}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body,
  });
  return { status: response.status };
}
