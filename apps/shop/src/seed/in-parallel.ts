/** Works on `atOnce` items at a time. The next item is produced while the database handles the others. */
export async function inParallel<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<unknown>) {
  const left = iterate(items)
  const workOn = async (): Promise<void> => {
    try {
      for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
    } catch (error) {
      left.return() // the other workers stop after their current item
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, workOn))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

function* iterate<T>(items: Iterable<T>): Generator<T, void> {
  yield* items
}
