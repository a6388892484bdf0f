import type { QueryParameters } from '@tessera/server/call'

/** Names whose values change without a product change: stock with every order, a sale with time. */
const unmirroredNames = /(^|[|,!])(Inventory|InventoryRecords|PriceSchedule|SpecCount|VariantCount|BundleID)\b/i
/** Fields that are in the text index or in xp. */
const searchable = /^(ID|Name|Description|xp|xp\..*)$/i

/** Whether the mirror can answer the list. */
export function canUseMirror(query: QueryParameters): boolean {
  const searched = String(query.searchOn ?? '')
    .split(',')
    .map((name) => name.trim())
  return (
    !Object.keys(query).some((name) => unmirroredNames.test(name)) &&
    !unmirroredNames.test(String(query.sortBy ?? '').replaceAll(' ', '')) &&
    searched.every((name) => name === '' || searchable.test(name))
  )
}
