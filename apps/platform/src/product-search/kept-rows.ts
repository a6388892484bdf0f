/** Rows as they are shown, by product. */
export interface KeptRows {
  texts: Map<string, string>
  /** How often products were forgotten: what was read before may be older than that. */
  forgotten: number
}

type Owner = object

/** Signs of all rows of one epoch; a product has 700, with prices and stock of a buyer 1,200. */
const maxSigns = 24_000_000
const kept = new WeakMap<Owner, { rows: Map<string, KeptRows>; signs: number }>()

function shelfOf(epoch: Owner): { rows: Map<string, KeptRows>; signs: number } {
  const shelf = kept.get(epoch) ?? { rows: new Map<string, KeptRows>(), signs: 0 }
  kept.set(epoch, shelf)
  return shelf
}

/** Those that are shown in one way, to one party. */
export function keptRows(epoch: Owner, way: string): KeptRows {
  const { rows } = shelfOf(epoch)
  const found = rows.get(way) ?? { texts: new Map<string, string>(), forgotten: 0 }
  rows.set(way, found)
  return found
}

export function keepRow(epoch: Owner, { texts }: KeptRows, id: string, text: string): void {
  const shelf = shelfOf(epoch)
  shelf.signs += text.length
  texts.set(id, text)
  if (shelf.signs <= maxSigns) return
  for (const one of shelf.rows.values()) one.texts.clear()
  shelf.rows.clear()
  shelf.signs = 0
}

/** These products were written. */
export function forgetRows(epoch: Owner, ids: readonly (string | null)[]): void {
  for (const rows of kept.get(epoch)?.rows.values() ?? []) {
    rows.forgotten += 1
    for (const id of ids) if (id !== null) rows.texts.delete(id)
  }
}
