/** Runs all of them, one after the other, also after one that failed; then throws what failed. */
export async function runEach(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const work of works) await work().catch((error) => errors.push(error))
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} cleanups failed`)
}
