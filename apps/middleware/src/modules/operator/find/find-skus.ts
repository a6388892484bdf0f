import type { FoundItems } from '@tessera/client/shop/types.gen'
import type { Catalog } from '../../catalog/feed/catalog.ts'

type FoundItem = FoundItems['items'][number]

/** Products by SKU or name: the SKU itself, then SKUs that begin so, then names. The catalog is in memory. */
export function findSkus(catalog: Pick<Catalog, 'find' | 'all'>, typed: string, max: number): FoundItem[] {
  const text = typed.toLowerCase()
  const ranked: { rank: number; sku: string; name: string }[] = []
  for (const { sku, name } of catalog.all()) {
    const rank = rankOf(sku.toLowerCase(), name.toLowerCase(), text)
    if (rank !== undefined) ranked.push({ rank, sku, name })
  }
  ranked.sort((one, other) => one.rank - other.rank || (one.sku < other.sku ? -1 : 1))
  return ranked.slice(0, max).map(({ rank, sku, name }) => ({
    kind: 'sku',
    id: sku,
    customerNumber: null,
    orderNumber: null,
    title: sku,
    note: name,
    isExact: rank === 0,
  }))
}

function rankOf(sku: string, name: string, text: string): number | undefined {
  if (sku === text) return 0
  if (sku.startsWith(text)) return 1
  if (name.startsWith(text)) return 2
  return name.includes(text) || sku.includes(text) ? 3 : undefined
}
