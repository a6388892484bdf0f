export interface LineProgress {
  boxes: number
  shippedBoxes: number
  canceledBoxes: number
  fulfilment: string
}

const totalOf = (lines: readonly LineProgress[], of: (line: LineProgress) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** The progress of an order as a short label. A customer picks up what no truck delivers. */
export function fulfillmentLabel(lines: readonly LineProgress[], isPickUp: boolean): string {
  const wanted = totalOf(lines, ({ boxes, canceledBoxes }) => boxes - canceledBoxes)
  const sent = totalOf(lines, ({ shippedBoxes }) => shippedBoxes)
  const all = (...names: string[]) => lines.every(({ fulfilment }) => names.includes(fulfilment))
  const some = (name: string) => lines.some(({ fulfilment }) => fulfilment === name)
  if (wanted === 0) return 'Canceled'
  if (all('delivered', 'canceled')) return isPickUp ? 'Picked up' : 'Delivered'
  if (sent >= wanted) return isPickUp ? 'Picked up' : 'On its way'
  if (sent > 0) return `${sent} of ${wanted} ${isPickUp ? 'picked up' : 'sent'}`
  if (some('ready-for-pick-up')) return 'Ready for pickup'
  if (some('picking')) return 'Being picked'
  if (some('backordered')) return 'Backordered'
  return all('allocated', 'canceled') ? 'Reserved' : 'Confirmed'
}
