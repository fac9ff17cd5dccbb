/** Points of a line as they travel: the document, the surface in it, and bytes in base64. */
export type SentInk = { readonly doc: string; readonly anchor: string; readonly body: string };

/** How points reach the others: lossy, and only while they are in the same call. */
export type InkChannel = {
  send: (ink: SentInk) => void;
  /** Hears who sent what. Returns the way to stop. */
  listen: (listener: (ink: SentInk, uid: string) => void) => () => void;
};

export const toBody = (packet: Uint8Array): string => btoa(String.fromCharCode(...packet));

/** Throws where the text is no base64. */
export const fromBody = (body: string): Uint8Array =>
  Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
