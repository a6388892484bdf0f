import { ShopError } from '../../../kit/shop-error.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { allocateBoxes, inventoryRecordOf, takeBoxes } from '../../checkout/cart/allocate-boxes.ts'
import type { CounterEntryLine } from './stored-counter-order.ts'

/** A line of the platform's order; boxes of one counter line from two locations are two of them. */
export interface PlannedLine {
  ID: string
  ProductID: string
  Quantity: number
  /** Null: the customer's own price. */
  UnitPrice: number | null
  InventoryRecordID?: string
  ShipFromAddressID: string
  xp: { LotNo?: string }
}

export interface LinePlan {
  lines: PlannedLine[]
  /** By place in the entry: why a line cannot be ordered. */
  problems: Map<number, string>
}

const lineName = (at: number, part: number): string => (part === 0 ? `line-${at + 1}` : `line-${at + 1}-${part + 1}`)
/** The place in the entry that a line of the platform belongs to. */
export const placeInEntry = (lineItemId: string): number => Number(/^line-(\d+)/.exec(lineItemId)?.[1]) - 1

/** Allocates boxes of all lines, as the cart does. Lines without stock or of an unknown lot are left out, with the reason. */
export function planLines(
  catalog: Pick<Catalog, 'find'>,
  entered: readonly CounterEntryLine[],
  shipFrom: string,
): LinePlan {
  const plan: LinePlan = { lines: [], problems: new Map() }
  const taken = new Map<string, Map<string, number>>()
  for (const [at, line] of entered.entries()) {
    const product = catalog.find(line.sku)
    const drawn = taken.get(line.sku) ?? new Map<string, number>()
    taken.set(line.sku, drawn)
    const parts = partsOf(product, line, drawn)
    if (typeof parts === 'string') {
      plan.problems.set(at, parts)
      continue
    }
    for (const [part, one] of parts.entries()) {
      takeBoxes(drawn, one)
      plan.lines.push({
        ID: lineName(at, part),
        ProductID: line.sku,
        Quantity: one.quantity,
        UnitPrice: line.priceCents === null ? null : line.priceCents / 100,
        ...inventoryRecordOf(line.sku, one),
        ShipFromAddressID: shipFrom,
        xp: line.lotNo ? { LotNo: line.lotNo } : {},
      })
    }
  }
  return plan
}

function partsOf(
  product: CatalogProduct | undefined,
  { sku, boxes, lotNo }: CounterEntryLine,
  drawn: Map<string, number>,
): ReturnType<typeof allocateBoxes> | string {
  if (!product?.active) return `We no longer sell ${sku}.`
  if (lotNo && !product.stock.some(({ lots }) => lots.some((lot) => lot.lotNo === lotNo)))
    return `There is no lot ${lotNo} of ${sku}.`
  try {
    return allocateBoxes(product, boxes, lotNo, drawn)
  } catch (error) {
    if (error instanceof ShopError) return error.message
    throw error
  }
}
