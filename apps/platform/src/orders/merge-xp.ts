import { mergeJson } from '@tessera/domain/merge-json'
import type { JsonObject } from '@tessera/domain/order-model/order-state'
import { fail } from '@tessera/server/api-error'
import { orderTable } from './order-table.ts'

const limit = orderTable.model.properties.xp?.['x-maxSerialized'] ?? 8000

/** PATCH merges into the stored xp. Each of two writes may be short enough while the merged value is too long. */
export function mergeXp(input: JsonObject | null, before: JsonObject | null | undefined): JsonObject | null {
  if (input === null) return null
  const merged = mergeJson(before, input)
  if (JSON.stringify(merged).length <= limit) return merged
  return fail('ValidationFailure', { Property: 'xp' }, `xp must be at most ${limit} characters of JSON.`)
}
