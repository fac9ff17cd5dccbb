import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Connections are kept between requests: this suite asks thousands of questions, and to open a connection takes longer
 * than to be answered. Idle ones do not keep the test process from ending.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export type EmulatorAnswer = { readonly status: number; readonly isOk: boolean; readonly text: string };
export type EmulatorMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Question = {
  readonly method: EmulatorMethod;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** One request to an emulator and the whole of its answer, whatever its status. */
export async function askEmulator(url: URL | string, question: Question): Promise<EmulatorAnswer> {
  const { method, headers = {}, body } = question;
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const status = response.statusCode ?? 0;
      text(response).then(
        (content) => resolve({ status, isOk: status >= 200 && status < 300, text: content }),
        reject,
      );
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The emulator has closed a connection that was idle just as it was taken again; it has not seen the question.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(askEmulator(url, question));
      else reject(error);
    });
    sent.end(body);
  });
}
