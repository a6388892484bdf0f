/** A product as listed by the search API. */
export interface ListedProduct {
  sku: string
  product_url: string
  sku_image_url: string
  tessera: { stock: { boxes: number; largest_lot: number } }
}

const pageSize = 96

/** Reads all products visible to guests, most relevant first. */
export async function readProducts(base: string): Promise<ListedProduct[]> {
  const goods: ListedProduct[] = []
  for (let page = 1, total = 1; goods.length < total; page++) {
    const answer = await fetch(`${base}/api/search/products?pageSize=${pageSize}&page=${page}`)
    const found = (await answer.json()) as { total: number; records: ListedProduct[] }
    if (found.records.length === 0) break
    total = found.total
    goods.push(...found.records)
  }
  return goods
}

/** The products with the largest lots, which no bench sells out. */
export const pickPlentiful = (goods: readonly ListedProduct[], count: number): ListedProduct[] =>
  goods.toSorted((one, other) => other.tessera.stock.largest_lot - one.tessera.stock.largest_lot).slice(0, count)
