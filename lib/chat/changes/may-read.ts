type Addressed = { readonly to: string; readonly readers?: readonly string[] };

/** Whether a message is for this person: what a callable must know before it touches a message. */
export const mayRead = ({ to, readers }: Addressed, uid: string): boolean =>
  to === 'everyone' || (readers?.includes(uid) ?? false);
