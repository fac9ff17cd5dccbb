/** What became of a call to another page (RPC) that did not succeed. */
type CallOutcome =
  /** The page is not in the call any more. */
  | 'gone'
  /** It does not know the call, or does not take it from this sender. Asking again changes nothing. */
  | 'refused'
  /** Nothing came back. Another try may succeed. */
  | 'silent';

/** The SDK's numbers; `RpcError.ErrorCode` of livekit-client 2.23, and our own refusal under 1403. */
const outcomes: Readonly<Record<number, CallOutcome>> = {
  1400: 'refused',
  1401: 'gone',
  1402: 'refused',
  1403: 'refused',
  1404: 'refused',
  1500: 'refused',
  1501: 'silent',
  1502: 'silent',
  1503: 'gone',
  1504: 'refused',
  1505: 'silent',
};

/** Puts what a call has thrown into one of three outcomes. What is unknown counts as silence. */
export function toCallOutcome(thrown: unknown): CallOutcome {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;
  return (typeof code === 'number' ? outcomes[code] : undefined) ?? 'silent';
}
