/** One file on its way into a room; `sent` counts bytes that the service has. */
export type UploadState =
  /** Others are sent before it, or it is being looked at. */
  | { readonly name: 'waiting'; readonly sent: number }
  | { readonly name: 'running'; readonly sent: number }
  /** It would run, but nothing arrives. What has been sent is kept. */
  | { readonly name: 'held'; readonly sent: number }
  /** By the person, or because the page was closed. */
  | { readonly name: 'paused'; readonly sent: number; readonly why: 'person' | 'reload' }
  /** All of it is there, and the server looks at it. */
  | { readonly name: 'checking'; readonly sent: number }
  /** It has failed; `failure` as thrown. */
  | { readonly name: 'stopped'; readonly sent: number; readonly failure: unknown }
  /** It is in the room. */
  | { readonly name: 'done'; readonly sent: number }
  | { readonly name: 'cancelled'; readonly sent: number };

export type UploadEvent =
  | { readonly type: 'begin' }
  | { readonly type: 'progress'; readonly sent: number }
  /** Nothing has arrived for a while, or the device has no network. */
  | { readonly type: 'silence' }
  | { readonly type: 'pause' }
  /** The person goes on, or tries again. */
  | { readonly type: 'goOn' }
  | { readonly type: 'arrived' }
  | { readonly type: 'failed'; readonly failure: unknown }
  | { readonly type: 'finished' }
  | { readonly type: 'cancel' };

type Name = UploadState['name'];

/** In which states an event means something. In all others it changes nothing: it came too late. */
const heardIn: Readonly<Record<UploadEvent['type'], readonly Name[]>> = {
  begin: ['waiting'],
  progress: ['running', 'held'],
  silence: ['running'],
  pause: ['waiting', 'running'],
  goOn: ['paused', 'stopped'],
  arrived: ['running', 'held', 'waiting'],
  failed: ['waiting', 'running', 'held', 'checking'],
  finished: ['waiting', 'checking'],
  cancel: ['waiting', 'running', 'held', 'paused', 'checking', 'stopped'],
};

/** Whether a person or the network may do this to an upload now. */
export const canHear = (state: UploadState, type: UploadEvent['type']): boolean =>
  heardIn[type].includes(state.name);

/** What an upload is after something has happened to it. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  if (!canHear(state, event.type)) return state;
  const { sent } = state;
  switch (event.type) {
    case 'begin':
      return { name: 'running', sent };
    case 'progress':
      // The same count again is no progress: the SDK reports it when it tries again.
      return event.sent === sent ? state : { name: 'running', sent: event.sent };
    case 'silence':
      return { name: 'held', sent };
    case 'pause':
      return { name: 'paused', sent, why: 'person' };
    case 'goOn':
      return { name: 'waiting', sent };
    case 'arrived':
      return { name: 'checking', sent };
    case 'failed':
      return { name: 'stopped', sent, failure: event.failure };
    case 'finished':
      return { name: 'done', sent };
    case 'cancel':
      return { name: 'cancelled', sent };
  }
}
