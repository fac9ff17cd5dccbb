/** Names that would mislead: written backwards, with something unseen inside, without end. */
export const misleading = ['\u202eimda', 'Em\u200bmy', 'a'.repeat(10_000)];
