import { type QueryParameters, queryValue } from '@tessera/server/call'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { lineSteps, maxUnits } from './add-items.ts'
import { allocateBoxes, boxesTakenBy } from './allocate-boxes.ts'
import { type CartContext, type ChangedCart, changeCart, changeLatestCart } from './change-cart.ts'
import { lineFacts } from './line-facts.ts'
import { deleteLine } from './steps.ts'

interface LineCall {
  query: QueryParameters
  actor: Visitor
}

export const lineItemIdOf = (call: LineCall): string =>
  queryValue(call, 'lineItemId') || invalid('lineItemId', 'Choose a line.')

export async function changeQuantity(context: CartContext, call: LineCall): Promise<ChangedCart> {
  const id = lineItemIdOf(call)
  const text = queryValue(call, 'quantity') ?? ''
  const quantity = Number(text)
  if (!/^\d+$/.test(text) || quantity < 1 || quantity > maxUnits) refuse('Cart.Quantity')
  return changeLatestCart(context, call.actor, (seen) => {
    const line = seen.LineItems?.find(({ ID }) => ID === id) ?? refuse('NotFound')
    const { lotNo = null, room = null, projectId = null } = lineFacts(line.xp)
    const { ProductID: sku } = line
    const product = context.catalog.find(sku)
    if (product?.facts.kind === 'sample' && quantity > 1)
      refuse('Cart.Sample', { message: 'Limit one of each sample.' })
    const others = seen.LineItems?.filter((one) => one.ProductID === sku && one.ID !== id) ?? []
    const parts = product
      ? allocateBoxes(product, quantity, lotNo, boxesTakenBy(others))
      : [{ quantity, location: undefined }]
    return changeCart(context, call.actor, lineSteps({ sku, lotNo, room, projectId }, [line], parts), { seen })
  })
}

export const removeLine = (context: CartContext, call: LineCall): Promise<ChangedCart> =>
  changeCart(context, call.actor, [deleteLine(lineItemIdOf(call))])

export const removeAllLines = (context: CartContext, visitor: Visitor): Promise<ChangedCart> =>
  changeLatestCart(context, visitor, (seen) =>
    changeCart(
      context,
      visitor,
      (seen.LineItems ?? []).map(({ ID }) => deleteLine(ID)),
      { seen },
    ),
  )
