import 'server-only';

/**
 * What happens to a person's data in the Realtime Database when their account is deleted. Each place is a replica of a
 * place of Firestore and follows it; `left` are entries that name the uid alone.
 */
export const databasePlaces: Readonly<Record<string, 'follows' | 'left' | 'removed' | 'impersonal'>> = {
  gates: 'left',
  access: 'left',
  admitted: 'follows',
  inside: 'follows',
  observing: 'follows',
  observingCount: 'impersonal',
  observingConnections: 'impersonal',
  services: 'impersonal',
  // They go with the connection, and with the membership.
  asks: 'follows',
  presence: 'follows',
  reconcile: 'impersonal',
  // It goes with the connection.
  typing: 'follows',
  lobby: 'follows',
  // One's own pages and sheets; see `eraseOwnDocuments`. A room's sheets go with the room.
  worksheets: 'removed',
  ink: 'removed',
  progress: 'removed',
  // What stands beside one's own pages. Notes that a person wrote beside others' keep the uid.
  beside: 'removed',
  handouts: 'impersonal',
  pace: 'removed',
};
