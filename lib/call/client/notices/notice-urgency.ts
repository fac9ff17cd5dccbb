import type { Urgency } from './announcer';
import type { RoomNotice } from './room-notices';

/**
 * How soon a screen reader says a notice: at once what others have stopped, and that somebody records; the rest when it
 * has done with its sentence. Null for what is said by other means.
 */
export function noticeUrgency(notice: RoomNotice): Urgency | null {
  switch (notice.type) {
    // Said with the change of the connection.
    case 'back':
    // An alert, whose words are fetched.
    case 'error':
      return null;
    case 'muted':
    case 'stopped':
      return 'assertive';
    case 'told':
      return notice.hasStopped ? 'assertive' : 'polite';
    case 'service':
      return notice.kind === 'recorder' ? 'assertive' : 'polite';
    case 'allowed':
    case 'allowed-again':
    case 'copied':
    case 'denied':
    case 'device-gone':
    case 'device-switched':
    case 'done':
    case 'unanswered':
      return 'polite';
  }
}
