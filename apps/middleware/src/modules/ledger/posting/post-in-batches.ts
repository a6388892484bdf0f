/** Fits well within the statement timeout of five seconds. */
const batch = 2000

/** Posts entries in batches. Returns the keys of new entries. */
export async function postInBatches<E>(
  entries: readonly E[],
  postBatch: (some: readonly E[]) => Promise<string[]>,
): Promise<Set<string>> {
  const done = new Set<string>()
  for (let first = 0; first < entries.length; first += batch)
    for (const key of await postBatch(entries.slice(first, first + batch))) done.add(key)
  return done
}
