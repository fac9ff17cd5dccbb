/**
 * How many people a call holds. Who is refused at `people` reads a sentence; the media server's own limit is
 * the hard one behind it, with room for those who join from a second device. Who meets that one reads the same
 * sentence (`useFullRoom`).
 */
export const roomCapacity = { people: 50, participants: 60 } as const;
