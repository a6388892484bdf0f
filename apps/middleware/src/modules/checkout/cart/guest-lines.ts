import type { LineItem } from '@tessera/client/platform/types.gen'
import type { CartLines } from '@tessera/client/shop/types.gen'
import { refuse } from '../../../kit/shop-error.ts'
import { findPriceAt } from '../../catalog/feed/price-at.ts'
import { type CartItemInput, maxUnits } from './add-items.ts'
import { lineView, type ViewNeeds } from './line-view.ts'

/** Prices and checks lines without storing anything. */
export function guestLines(needs: ViewNeeds, items: readonly CartItemInput[]): CartLines {
  if (items.length > 100) refuse('Cart.TooManyItems')
  const lines = items.map((item, at) => {
    if (!Number.isInteger(item.quantity) || item.quantity < 1 || item.quantity > maxUnits) refuse('Cart.Quantity')
    return lineView(needs, asLine(needs, item, at))
  })
  return { total: lines.length, items: lines }
}

function asLine({ find, group, now }: ViewNeeds, { sku, quantity, lotNo, room }: CartItemInput, at: number): LineItem {
  const product = find(sku)
  const cents = (product && findPriceAt(product, group, now, quantity)?.cents) ?? 0
  const total = (cents * quantity) / 100
  // only the fields the view reads
  return {
    ID: `line-${at + 1}`,
    ProductID: sku,
    Quantity: quantity,
    UnitPrice: cents / 100,
    LineSubtotal: total,
    LineTotal: total,
    PromotionDiscount: 0,
    xp: { ...(lotNo && { LotNo: lotNo }), ...(room && { Room: room }) },
  } as unknown as LineItem
}
