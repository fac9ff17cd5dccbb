import { onValue, type DataSnapshot, type Query } from 'firebase/database';

/** The first value of a place (or query) that fits; ends with the SDK's error when it may not be read. */
export async function nextValue(
  query: Query,
  fits: (snapshot: DataSnapshot) => boolean = () => true,
): Promise<DataSnapshot> {
  return new Promise((resolve, reject) => {
    const stop = onValue(
      query,
      (snapshot) => {
        if (!fits(snapshot)) return;
        // The listener may be called before `stop` is known.
        queueMicrotask(() => stop());
        resolve(snapshot);
      },
      reject,
    );
  });
}

/** The keys of the children in the order of the query. */
export async function orderedKeys(query: Query): Promise<string[]> {
  const keys: string[] = [];
  (await nextValue(query)).forEach((child) => {
    keys.push(child.key);
  });
  return keys;
}
