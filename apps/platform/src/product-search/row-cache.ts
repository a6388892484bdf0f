/** Cached JSON rows by product. */
export interface RowCache {
  texts: Map<string, string>
  /** Counts invalidations: a row read before the last one may be stale. */
  forgotten: number
}

type Owner = object

/** Limit of characters per epoch; a product has 700, with a buyer's prices and stock 1,200. */
const maxSigns = 24_000_000
const rowCaches = new WeakMap<Owner, { rows: Map<string, RowCache>; signs: number }>()

function cachesOf(epoch: Owner): { rows: Map<string, RowCache>; signs: number } {
  const shelf = rowCaches.get(epoch) ?? { rows: new Map<string, RowCache>(), signs: 0 }
  rowCaches.set(epoch, shelf)
  return shelf
}

/** The rows of one format and one party. */
export function rowCacheFor(epoch: Owner, way: string): RowCache {
  const { rows } = cachesOf(epoch)
  const found = rows.get(way) ?? { texts: new Map<string, string>(), forgotten: 0 }
  rows.set(way, found)
  return found
}

export function cacheRow(epoch: Owner, { texts }: RowCache, id: string, text: string): void {
  const shelf = cachesOf(epoch)
  shelf.signs += text.length
  texts.set(id, text)
  if (shelf.signs <= maxSigns) return
  for (const one of shelf.rows.values()) one.texts.clear()
  shelf.rows.clear()
  shelf.signs = 0
}

/** Removes the rows of written products. */
export function forgetRows(epoch: Owner, ids: readonly (string | null)[]): void {
  for (const rows of rowCaches.get(epoch)?.rows.values() ?? []) {
    rows.forgotten += 1
    for (const id of ids) if (id !== null) rows.texts.delete(id)
  }
}
