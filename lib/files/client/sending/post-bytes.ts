/** An answer of Storage; `status` is 0 when none came. */
export type BytesAnswer = { readonly status: number; readonly header: (name: string) => string | null };

export type BytesRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob | string | null;
  readonly onProgress?: (sent: number) => void;
  readonly signal: AbortSignal;
};

/** Posts bytes and tells how many have gone out, which `fetch` cannot. Never rejects: a lost line has the status 0. */
export function postBytes({ url, headers, body, onProgress, signal }: BytesRequest): Promise<BytesAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ status: 0, header: () => null });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress) request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      resolve({ status: request.status, header: (name) => request.getResponseHeader(name) });
    request.onerror = request.onabort = lost;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) lost();
    else request.send(body);
  });
}
