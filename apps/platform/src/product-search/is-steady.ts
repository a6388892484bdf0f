import type { Query } from '@tessera/server/call'

/** Names whose values change without a change of the product: stock with every order, a sale with the hour. */
const unsteady = /(^|[|,!])(Inventory|InventoryRecords|PriceSchedule|SpecCount|VariantCount|BundleID)\b/i
/** What words are looked for in and is not in the index of texts or in xp. */
const searchable = /^(ID|Name|Description|xp|xp\..*)$/i

/** Whether a list asks only for what the mirror knows. */
export function isSteady(query: Query): boolean {
  const searched = String(query.searchOn ?? '')
    .split(',')
    .map((name) => name.trim())
  return (
    !Object.keys(query).some((name) => unsteady.test(name)) &&
    !unsteady.test(String(query.sortBy ?? '').replaceAll(' ', '')) &&
    searched.every((name) => name === '' || searchable.test(name))
  )
}
