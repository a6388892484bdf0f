/** Works on so many items at a time. The next item is made while the database is busy with the ones before. */
export async function inParallel<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<unknown>) {
  const left = walk(items)
  const workOn = async (): Promise<void> => {
    try {
      for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
    } catch (error) {
      left.return() // the others stop after the item they have
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, workOn))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

function* walk<T>(items: Iterable<T>): Generator<T, void> {
  yield* items
}
