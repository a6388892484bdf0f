import type { JsonText } from '@tessera/server/json-text'
import type { EpochValues } from './product-epochs.ts'

const maxValues = 5000

/** Computes the value of `key` once per epoch. */
export function cacheInEpoch<Value>(values: EpochValues, key: string, work: () => Promise<Value>): Promise<Value> {
  const known = values.get(key)
  if (known) return known as Promise<Value>
  if (values.size >= maxValues) values.clear()
  const made = work()
  values.set(key, made)
  made.catch(() => values.delete(key))
  return made
}

/** Limit of characters of all replies per epoch; a page of 24 products has 30,000. */
const maxSigns = 16_000_000
const sizes = new WeakMap<EpochValues, number>()

/** Counts the cached characters and clears the cache above the limit. */
function countSigns(values: EpochValues, signs: number): void {
  const size = (sizes.get(values) ?? 0) + signs
  sizes.set(values, size)
  if (size <= maxSigns) return
  values.clear()
  sizes.delete(values)
}

export interface TimedReply<Reply extends JsonText> {
  reply: Reply
  /** A sale may start or end without a write. */
  dependsOnTime: boolean
}

/** The same for whole replies, which are large. Those that depend on time are not cached. */
export function cacheReply<Reply extends JsonText>(
  values: EpochValues,
  key: string,
  work: () => Promise<TimedReply<Reply>>,
): Promise<Reply> {
  return cacheInEpoch(values, key, async () => {
    const { reply, dependsOnTime } = await work()
    if (dependsOnTime) values.delete(key)
    else countSigns(values, reply.text.length)
    return reply
  })
}
