export interface WantedItem {
  id: string
  sku: string
  room: string | null
  boxes: number
}

/** Boxes of one SKU ordered for a room of this name, or for no particular room. */
export interface OrderedBoxes {
  sku: string
  room: string | null
  ordered: number
  delivered: number
}

export interface AllottedBoxes {
  ordered: number
  delivered: number
  open: number
}

export interface Allotment<Lot extends OrderedBoxes> {
  items: Map<string, AllottedBoxes>
  /** Ordered beyond what the items want. */
  extra: Lot[]
}

/**
 * Allots ordered and delivered boxes to items. Orders for a room serve that room first; the rest serves the items in
 * order, and no box is counted twice.
 */
export function allotOrdered<Lot extends OrderedBoxes>(
  items: readonly WantedItem[],
  bought: readonly Lot[],
): Allotment<Lot> {
  const left = bought.map((one) => ({ ...one }))
  const allotted = new Map(items.map(({ id, boxes }) => [id, { ordered: 0, delivered: 0, open: boxes }]))
  const rounds = [
    (item: WantedItem, lot: OrderedBoxes) => lot.room !== null && lot.room === item.room,
    (_item: WantedItem, lot: OrderedBoxes) => lot.room === null,
    () => true,
  ]
  for (const fits of rounds)
    for (const item of items)
      for (const lot of left) {
        const of = allotted.get(item.id)
        if (of && lot.sku === item.sku && of.open > 0 && lot.ordered > 0 && fits(item, lot)) allotBoxes(of, lot)
      }
  return { items: allotted, extra: left.filter(({ ordered }) => ordered > 0) }
}

function allotBoxes(item: AllottedBoxes, lot: OrderedBoxes): void {
  const ordered = Math.min(item.open, lot.ordered)
  const delivered = Math.min(ordered, lot.delivered)
  item.ordered += ordered
  item.delivered += delivered
  item.open -= ordered
  lot.ordered -= ordered
  lot.delivered -= delivered
}
