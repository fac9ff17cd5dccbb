/**
 * The SDK begins with long polling when its note says that the last WebSocket failed: it writes the note when it
 * opens a socket and clears it after two answers, so a page that was left early leaves it behind. Long polling is
 * not here, and without an answer such a page would never connect. This script, which the SDK runs in a frame of
 * the page, clears the note and closes; the SDK comes back by WebSocket. (`BrowserPollConnection`, and
 * `firebase:previous_websocket_failure` in @firebase/database.)
 */
export function longPollingAnswer(callbackId: string | null): string {
  const id = (callbackId ?? '').replace(/\D/g, '');
  return `try{localStorage.removeItem('firebase:previous_websocket_failure')}catch(e){}parent['pLPCommand${id}']('close');`;
}
