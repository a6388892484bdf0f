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
 * Order lines as the platform stores them: one for each location that boxes come from, named after our line. If the
 * locations lack boxes, the platform refuses the line, because it knows the latest sales.
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

/** The number of our line that a platform line belongs to. */
export const mirroredLineNo = (id: string): number => Number(/^line-(\d+)/.exec(id)?.[1])
