import type { Catalog } from '../../catalog/feed/catalog.ts'
import { findLocations, inventoryRecordOf, type LinePart, takeBoxes } from '../../checkout/cart/allocate-boxes.ts'

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
export function mirrorLines(catalog: Pick<Catalog, 'find'>, lines: readonly QuotedLine[]): MirrorLine[] {
  const taken = new Map<string, Map<string, number>>()
  return lines.flatMap(({ lineNo, sku, boxes, unitPriceCents }) => {
    const drawn = taken.get(sku) ?? new Map<string, number>()
    taken.set(sku, drawn)
    const product = catalog.find(sku)
    const parts: LinePart[] = (product && findLocations(product, boxes, null, drawn)) ?? [
      { quantity: boxes, location: product?.stock[0]?.location },
    ]
    for (const part of parts) takeBoxes(drawn, part)
    return parts.map((part, at) => ({
      ID: at === 0 ? `line-${lineNo}` : `line-${lineNo}-${at + 1}`,
      ProductID: sku,
      Quantity: part.quantity,
      UnitPrice: unitPriceCents / 100,
      ...inventoryRecordOf(sku, part),
    }))
  })
}

/** The number of our line that a platform line belongs to. */
export const mirroredLineNo = (id: string): number => Number(/^line-(\d+)/.exec(id)?.[1])
