import { findClosure, type Program, type Start } from './closure';

export type StoryCount = {
  name: string;
  /** Every file that a symbol on the way needs. */
  closure: number;
  /** The same, but nothing behind a door. */
  opened: number;
  /** Opened files that are no doors. */
  whole: number;
  /** Files of the closure that are in no other story. */
  own: number;
};

/** Counts the files of each story. */
export function countStories(
  program: Program,
  stories: Readonly<Record<string, readonly Start[]>>,
  isDoor: (file: string) => boolean,
): StoryCount[] {
  const closures = Object.entries(stories).map(([name, starts]) => ({
    name,
    files: findClosure(program, starts),
    opened: findClosure(program, starts, isDoor),
  }));
  return closures.map(({ name, files, opened }) => {
    const others = closures.filter((other) => other.name !== name);
    return {
      name,
      closure: files.size,
      opened: opened.size,
      whole: [...opened].filter((file) => !isDoor(file)).length,
      own: [...files].filter((file) => others.every((other) => !other.files.has(file))).length,
    };
  });
}
