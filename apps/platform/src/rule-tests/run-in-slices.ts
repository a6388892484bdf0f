import { setImmediate } from 'node:timers/promises'
import { fail } from '@tessera/server/api-error'

/** A slice is short enough that other requests do not notice. */
const sliceMilliseconds = 20
/** Below the limit of a request. Usual rules need a hundredth of it. */
const maxMilliseconds = 8_000

/** Does the work of each item and lets other requests run in between; refuses what takes too long altogether. */
export async function runInSlices<T, R>(
  items: readonly T[],
  work: (item: T) => R,
  limit = maxMilliseconds,
): Promise<R[]> {
  const results: R[] = []
  let spent = 0
  let began = performance.now()
  for (const item of items) {
    results.push(work(item))
    const slice = performance.now() - began
    if (slice < sliceMilliseconds) continue
    spent += slice
    if (spent > limit) fail('RuleTest.TookTooLong')
    await setImmediate()
    began = performance.now()
  }
  return results
}
