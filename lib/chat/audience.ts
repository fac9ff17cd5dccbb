/**
 * Who reads a message: `everyone`, `hosts`, or the uid of the one person. Its sender always does. What is private
 * stands with its readers' uids, as they were when it was sent.
 */
export type Audience = string;

export const isPrivate = (to: Audience): boolean => to !== 'everyone';

/** The readers of a message as it is kept; none where everyone reads it. A sender who is a host stands there once. */
export function readersOf(to: Audience, { from, hosts }: { from: string; hosts: readonly string[] }) {
  if (to === 'everyone') return {};
  return { readers: to === 'hosts' ? [...new Set([...hosts, from])] : [from, to] };
}

type Heard = {
  /** The person on this page. */
  uid: string;
  hosts: readonly string[];
  /** What our server says about the sender. */
  mayDirect: boolean;
};

/** Whether a message that came by the call is for this page, and its sender may write to that audience. */
export function isHeardBy(to: Audience, { uid, hosts, mayDirect }: Heard): boolean {
  if (to === 'everyone') return true;
  const isHost = hosts.includes(uid);
  return to === 'hosts' ? isHost : to === uid && (isHost || mayDirect);
}

/** The audience of a reply: that of the message, seen from the other side. */
export const answerTo = ({ to, from }: { to: Audience; from: string }, uid: string): Audience =>
  to === uid ? from : to;
