import { type Query, queryValue } from '@tessera/server/call'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { linesOf, mostUnits } from './add-items.ts'
import { type CartDesk, type ChangedCart, changeCart, changeSeen } from './change-cart.ts'
import { lineFacts } from './line-facts.ts'
import { drawnBy, placeBoxes } from './place-boxes.ts'
import { deleteLine } from './steps.ts'

interface Asked {
  query: Query
  actor: Visitor
}

export const lineItemIdOf = (call: Asked): string =>
  queryValue(call, 'lineItemId') || invalid('lineItemId', 'Choose a line.')

export async function changeQuantity(desk: CartDesk, call: Asked): Promise<ChangedCart> {
  const id = lineItemIdOf(call)
  const text = queryValue(call, 'quantity') ?? ''
  const quantity = Number(text)
  if (!/^\d+$/.test(text) || quantity < 1 || quantity > mostUnits) refuse('Cart.Quantity')
  return changeSeen(desk, call.actor, (seen) => {
    const line = seen.LineItems?.find(({ ID }) => ID === id) ?? refuse('NotFound')
    const { lotNo = null, room = null } = lineFacts(line.xp)
    const { ProductID: sku } = line
    const article = desk.catalogue.find(sku)
    if (article?.facts.kind === 'sample' && quantity > 1)
      refuse('Cart.Sample', { message: 'Limit one of each sample.' })
    const others = seen.LineItems?.filter((one) => one.ProductID === sku && one.ID !== id) ?? []
    const parts = article ? placeBoxes(article, quantity, lotNo, drawnBy(others)) : [{ quantity, location: undefined }]
    return changeCart(desk, call.actor, linesOf({ sku, lotNo, room }, [line], parts), { seen })
  })
}

export const removeLine = (desk: CartDesk, call: Asked): Promise<ChangedCart> =>
  changeCart(desk, call.actor, [deleteLine(lineItemIdOf(call))])

export const removeAll = (desk: CartDesk, visitor: Visitor): Promise<ChangedCart> =>
  changeSeen(desk, visitor, (seen) =>
    changeCart(
      desk,
      visitor,
      (seen.LineItems ?? []).map(({ ID }) => deleteLine(ID)),
      { seen },
    ),
  )
