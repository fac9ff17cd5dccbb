/** A database path as its keys: `[]` is the root. */
export type Path = readonly string[];

/** `/a//b/` → `['a', 'b']`: empty segments never count, as in the SDK. */
export function splitPath(path: string): Path {
  return path.split('/').filter((key) => key !== '');
}

/** `['a', 'b']` → `a/b`, the form in which the server names paths in its pushes. */
export function joinPath(path: Path): string {
  return path.join('/');
}

/** Whether `path` is `ancestor` itself or lies below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return path.length >= ancestor.length && ancestor.every((key, depth) => path[depth] === key);
}

/** Whether a write at one of the two paths can change what the other holds. */
export function areRelated(one: Path, other: Path): boolean {
  return isWithin(one, other) || isWithin(other, one);
}
