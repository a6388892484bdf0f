import { countClaimedPieces } from '@tessera/domain/sales/claimed-pieces'
import type { ReturnReason } from '@tessera/domain/sales/return-life-cycle'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { findPiecesPerBox } from '../records/find-pieces-per-box.ts'
import type { OrderLineRecord } from '../records/order-record.ts'
import type { SalesNeeds } from '../sales-needs.ts'

export interface RequestedLine {
  lineNo: number
  boxes: number
  pieces?: number | null
}

/** A claim may count pieces instead of boxes. Up to 3% of the pieces breaks normally. */
export function claimedBoxes(
  requested: RequestedLine,
  kind: ReturnReason,
  { name, sku, shippedBoxes }: OrderLineRecord,
  catalog: SalesNeeds['catalog'],
): RequestedLine {
  const { lineNo, boxes, pieces } = requested
  if (!pieces) return requested
  if (kind === 'return') invalid('lines', 'Enter returns in boxes.')
  if (boxes > 0) invalid('lines', 'Enter boxes or pieces, not both.')
  const piecesPerBox = findPiecesPerBox(catalog, sku) ?? invalid('lines', `Enter boxes of ${name}.`)
  const claimed = countClaimedPieces({ pieces, piecesPerBox, shippedBoxes })
  if (pieces < 0 || !claimed.isClaimable) {
    const message = `Of ${name}, ${claimed.normalPieces + 1} or more pieces can be claimed; less is normal breakage.`
    refuse('Order.NotReturnable', { message, data: { lineNo, boxes: claimed.boxes } })
  }
  return { lineNo, boxes: claimed.boxes, pieces }
}
