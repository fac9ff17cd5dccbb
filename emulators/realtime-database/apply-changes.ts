import { DataError } from './data-error';
import { requireWritablePath } from './data-limits';
import { parseData } from './parse-data';
import { isWithin, type Path } from './paths';
import { nodeAt, setAt, type DataNode } from './tree';

/** One place to be written, with what the client sent for it. */
export type PathChange = { readonly path: Path; readonly data: unknown };

export type AppliedChanges = {
  readonly after: DataNode;
  /** The places whose content is judged and announced: a priority counts as a change of its owner. */
  readonly paths: readonly Path[];
};

/** The tree after all changes, made in their order. Server values look at the tree before them. @throws DataError */
export function applyChanges(before: DataNode, changes: readonly PathChange[], now: number): AppliedChanges {
  let after = before;
  for (const { path, data } of changes) {
    requireWritablePath(path);
    after = setAt(after, path, parseData(data, nodeAt(before, path), { now, path }));
  }
  return {
    after,
    paths: changes.map(({ path }) => (path.at(-1) === '.priority' ? path.slice(0, -1) : path)),
  };
}

/** Two places of which one contains the other have no order in one write: refused, as by the SDK. @throws DataError */
export function requireApart(changes: readonly PathChange[]): void {
  changes.forEach((change, index) => {
    const clash = changes.slice(index + 1).find((other) => {
      return isWithin(other.path, change.path) || isWithin(change.path, other.path);
    });
    if (!clash) return;
    const [one, other] = [change.path, clash.path].map((path) => `/${path.join('/')}`);
    throw new DataError(`Path ${one ?? ''} and path ${other ?? ''} overlap in one write.`);
  });
}
