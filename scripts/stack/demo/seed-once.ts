/** How far the demo organisation has come. It stands among the data itself, and is lost with it. */
export type SeedingMark = {
  isFinished: boolean;
  /** The room that was made; null before there is one, and where it cannot be told any more. */
  roomId: string | null;
};

/** What seeding reads and does; a test replaces each. */
export type SeedingSteps = {
  findMark: () => Promise<SeedingMark | null>;
  writeMark: (mark: SeedingMark) => Promise<void>;
  /** Whether anybody of the demo organisation has an account. */
  hasAccounts: () => Promise<boolean>;
  /** The room by its name, as far as it still has that. */
  findRoom: () => Promise<string | null>;
  /** Puts everything there that is missing; returns the room's id. */
  seed: () => Promise<string>;
};

/**
 * Seeds what has never been seeded wholly: a start that was cut off is finished by the next one. From then on the data
 * belongs to those who use it, and nothing that they have changed, banned, renamed or removed is put back. Returns the
 * id of the room that was made, whatever has become of it; null where that cannot be told any more.
 */
export async function seedOnce(steps: SeedingSteps): Promise<string | null> {
  const mark = await steps.findMark();
  if (mark?.isFinished) return mark.roomId;
  if (mark === null && (await steps.hasAccounts())) {
    // Seeded before there were marks.
    const roomId = await steps.findRoom();
    await steps.writeMark({ isFinished: true, roomId });
    return roomId;
  }
  await steps.writeMark({ isFinished: false, roomId: null });
  const roomId = await steps.seed();
  await steps.writeMark({ isFinished: true, roomId });
  return roomId;
}
