type Addressed = { readonly from: string; readonly to: string; readonly readers?: readonly string[] };

/** Whether a message is for this person: what a callable must know before it touches a message. */
export const mayRead = ({ from, to, readers }: Addressed, uid: string): boolean =>
  to === 'everyone' || from === uid || to === uid || (readers?.includes(uid) ?? false);
