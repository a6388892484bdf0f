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

/** A text with a current or future sale depends on the time. */
export const dependsOnTime = (text: string): boolean => text.includes('"SaleStart":"') || text.includes('"SaleEnd":"')

/** The same for whole replies, which are large. */
export function cacheReply(values: EpochValues, key: string, work: () => Promise<JsonText>): Promise<JsonText> {
  return cacheInEpoch(values, key, async () => {
    const answer = await work()
    countSigns(values, answer.text.length)
    if (dependsOnTime(answer.text)) values.delete(key)
    return answer
  })
}
