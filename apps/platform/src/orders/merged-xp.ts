import { mergeJson } from '@tessera/domain/merge-json'
import type { Json } from '@tessera/domain/orders/sheet'
import { fail } from '@tessera/server/api-error'
import { orderTable } from './order-table.ts'

const limit = orderTable.model.properties.xp?.['x-maxSerialized'] ?? 8000

/** PATCH merges into the stored xp. Each of two writes may be short enough while the merged value is too long. */
export function mergedXp(given: Json | null, before: Json | null | undefined): Json | null {
  if (given === null) return null
  const merged = mergeJson(before, given)
  if (JSON.stringify(merged).length <= limit) return merged
  return fail('ValidationFailure', { Property: 'xp' }, `xp must be at most ${limit} characters of JSON.`)
}
