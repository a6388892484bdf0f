import type { InvoiceShare } from './invoice-share.ts'

export interface ReturnedLine {
  lineNo: number
  boxes: number
  platformLineIds: readonly string[]
}

export interface ItemQuantity {
  lineItemID: string
  quantity: number
}

/**
 * Divides the boxes of a return among the lines of the platform's order, no more of each than is free: shipped and not
 * on another return. What finds no place stays on the last line, so that the platform refuses it.
 */
export function planReturnItems(lines: readonly ReturnedLine[], free: ReadonlyMap<string, number>): ItemQuantity[] {
  return lines.flatMap(({ boxes, platformLineIds }) => {
    let left = boxes
    const last = platformLineIds.at(-1)
    return platformLineIds.flatMap((lineItemID) => {
      const quantity = lineItemID === last ? left : Math.min(left, Math.max(0, free.get(lineItemID) ?? 0))
      left -= quantity
      return quantity > 0 ? [{ lineItemID, quantity }] : []
    })
  })
}

/** Reduces the items of a return to the boxes that were accepted of each line. */
export const acceptItems = (
  items: readonly ItemQuantity[],
  lines: readonly (ReturnedLine & { acceptedBoxes: number })[],
): ItemQuantity[] =>
  lines.flatMap(({ acceptedBoxes, platformLineIds }) => {
    let left = acceptedBoxes
    return items
      .filter(({ lineItemID }) => platformLineIds.includes(lineItemID))
      .map(({ lineItemID, quantity }) => {
        const kept = Math.min(left, quantity)
        left -= kept
        return { lineItemID, quantity: kept }
      })
  })

/** Divides a refund that was decided elsewhere in the proportion of what the boxes are worth. */
export function divideRefund(share: InvoiceShare, cents: number): InvoiceShare {
  const all = share.goodsCents + share.taxCents
  const taxCents = all === 0 ? 0 : Math.round((share.taxCents * cents) / all)
  const goodsCents = cents - taxCents
  const merchandiseCents =
    share.goodsCents === 0 ? goodsCents : Math.round((share.merchandiseCents * goodsCents) / share.goodsCents)
  return { goodsCents, merchandiseCents: Math.min(goodsCents, merchandiseCents), freightCents: 0, taxCents }
}
