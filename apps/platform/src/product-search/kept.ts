import type { Json } from '@tessera/server/json'
import type { Values } from './epoch.ts'

const maxValues = 5000

/** Computes the value of `key` once per epoch. */
export function keptIn<Value>(values: Values, key: string, work: () => Promise<Value>): Promise<Value> {
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
const sizes = new WeakMap<Values, number>()

/** Counts the cached characters and clears the cache above the limit. */
function weigh(values: Values, signs: number): void {
  const size = (sizes.get(values) ?? 0) + signs
  sizes.set(values, size)
  if (size <= maxSigns) return
  values.clear()
  sizes.delete(values)
}

/** A text with a current or future sale depends on the time. */
export const isTimely = (text: string): boolean => text.includes('"SaleStart":"') || text.includes('"SaleEnd":"')

/** The same for whole replies, which are large. */
export function keptAnswer(values: Values, key: string, work: () => Promise<Json>): Promise<Json> {
  return keptIn(values, key, async () => {
    const answer = await work()
    weigh(values, answer.text.length)
    if (isTimely(answer.text)) values.delete(key)
    return answer
  })
}
