import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { draw, findPlaces, type Part, recordOf } from '../../checkout/cart/place-boxes.ts'

export interface QuotedLine {
  lineNo: number
  sku: string
  boxes: number
  unitPriceCents: number
}

export interface MirrorLine {
  ID: string
  ProductID: string
  Quantity: number
  UnitPrice: number
  InventoryRecordID?: string
}

/**
 * Lines of an order as the platform keeps them: one for each place that boxes come from, named after the line here. What
 * the places together lack is left to the platform to refuse: it knows what was sold since.
 */
export function mirrorLines(catalogue: Pick<Catalogue, 'find'>, lines: readonly QuotedLine[]): MirrorLine[] {
  const taken = new Map<string, Map<string, number>>()
  return lines.flatMap(({ lineNo, sku, boxes, unitPriceCents }) => {
    const drawn = taken.get(sku) ?? new Map<string, number>()
    taken.set(sku, drawn)
    const article = catalogue.find(sku)
    const parts: Part[] = (article && findPlaces(article, boxes, null, drawn)) ?? [
      { quantity: boxes, location: article?.stock[0]?.location },
    ]
    for (const part of parts) draw(drawn, part)
    return parts.map((part, at) => ({
      ID: at === 0 ? `line-${lineNo}` : `line-${lineNo}-${at + 1}`,
      ProductID: sku,
      Quantity: part.quantity,
      UnitPrice: unitPriceCents / 100,
      ...recordOf(sku, part),
    }))
  })
}

/** Which line here a line of the platform belongs to. */
export const mirroredLineNo = (id: string): number => Number(/^line-(\d+)/.exec(id)?.[1])
