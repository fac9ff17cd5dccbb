type Answer = (request: Request, pathname: string) => Promise<Response>;

const { fetch: sendOut } = globalThis;

/**
 * Makes a `fetch` that answers what is sent to the app without a server, and sends everything else out. A request has
 * the `host` header that a client would set.
 */
export const answerInProcess =
  (appUrl: string, answer: Answer): typeof fetch =>
  async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target);
    if (url.origin !== appUrl) return sendOut(target, init);
    const request = new Request(target, init);
    request.headers.set('host', url.host);
    return answer(request, url.pathname);
  };
