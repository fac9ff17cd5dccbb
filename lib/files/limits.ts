const megabyte = 1024 * 1024;

/** What a room holds. The rules of Storage have the same limit of one file. */
export const fileLimits = {
  /** Of one file, in bytes. */
  file: 200 * megabyte,
  /** Of all files that one person has put into a room. */
  person: 1024 * megabyte,
  /** Of all files in a room. */
  room: 4096 * megabyte,
  /** Files in a room. */
  files: 1000,
  /** Characters of a name. */
  name: 160,
} as const;

/** How much of a file's beginning says what it is, in bytes. */
export const headBytes = 4096;
