import type { ServerResponse } from 'node:http';

/** Answers are scripts that the client's frame runs. */
export function sendScript(response: ServerResponse, script: string): void {
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(script);
}

/** What waits for the client, and the polls that can carry it. The client puts the numbered answers in order. */
export class PollAnswers {
  #polls: ServerResponse[] = [];
  #outgoing: string[] = [];
  #count = 0;

  get hasPoll(): boolean {
    return this.#polls.length > 0;
  }

  add(response: ServerResponse): void {
    this.#polls.push(response);
  }

  /** Answers with what waits. Keeps the newest poll alone: the client holds two at most. */
  settle(): void {
    this.flush();
    for (const poll of this.#polls.splice(0, this.#polls.length - 1)) sendScript(poll, '');
  }

  remove(response: ServerResponse): void {
    this.#polls = this.#polls.filter((one) => one !== response);
  }

  /** What is sent in one turn goes out with one answer. */
  send(text: string): void {
    this.#outgoing.push(text);
    if (this.#outgoing.length === 1) setImmediate(() => this.flush());
  }

  flush(): void {
    if (this.#outgoing.length === 0) return;
    const poll = this.#polls.shift();
    if (poll) sendScript(poll, this.takeScript());
  }

  /** Everything that waits, as a script; empty when nothing does. */
  takeScript(): string {
    if (this.#outgoing.length === 0) return '';
    const messages = this.#outgoing.splice(0).join(',');
    this.#count += 1;
    return `pRTLPCB(${this.#count - 1},[${messages}]);`;
  }

  /** Ends the polling: at once, or after the newest answer. */
  close(isAtOnce: boolean): void {
    const script = `pLPCommand('close'${isAtOnce ? '' : `,${this.#count - 1}`});`;
    for (const poll of this.#polls.splice(0)) sendScript(poll, script);
  }
}
