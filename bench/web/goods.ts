/** A product as listed by the search API. */
export interface Good {
  sku: string
  product_url: string
  sku_image_url: string
  tessera: { stock: { boxes: number; largest_lot: number } }
}

const pageSize = 96

/** Reads all products visible to guests, most relevant first. */
export async function readGoods(base: string): Promise<Good[]> {
  const goods: Good[] = []
  for (let page = 1, total = 1; goods.length < total; page++) {
    const answer = await fetch(`${base}/api/search/products?pageSize=${pageSize}&page=${page}`)
    const found = (await answer.json()) as { total: number; records: Good[] }
    if (found.records.length === 0) break
    total = found.total
    goods.push(...found.records)
  }
  return goods
}

/** The products with the largest lots, which no bench sells out. */
export const plentiful = (goods: readonly Good[], count: number): Good[] =>
  goods.toSorted((one, other) => other.tessera.stock.largest_lot - one.tessera.stock.largest_lot).slice(0, count)
