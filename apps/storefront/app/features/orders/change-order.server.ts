import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { maybeOf, refuseField, textOf } from '../../http/form-answer.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { placeOf } from '../../kit/forms/place-of.ts'
import { orderHref } from '../../kit/lists/order-href.ts'
import { boxesTyped } from './boxes-typed.ts'
import { orderToProject } from './order-to-project.server.ts'

interface Asked {
  visitor: Visitor
  number: string
  form: FormData
}

const done = (number: string, what: string) => redirect(`${orderHref(number)}?done=${what}`)

/** The actions for an order. Each is a plain form; a refusal comes back with everything typed. */
export const orderActions: Readonly<Record<string, (asked: Asked) => Promise<unknown>>> = {
  cancel: async ({ visitor, number, form }) => {
    await visitor.shop.MyOrders.CancelOrder({ number, reason: maybeOf(form, 'reason') })
    return done(number, 'canceled')
  },
  'cancel-lines': async ({ visitor, number, form }) => {
    const lines = boxesTyped(form)
    if (lines.length === 0) return refuseField(form, '', 'Enter how many boxes to cancel.')
    await visitor.shop.MyOrders.CancelOrderLines({ number, lines, reason: maybeOf(form, 'reason') })
    return done(number, 'lines-canceled')
  },
  'price-addition': async ({ visitor, number, form }) => {
    const sku = textOf(form, 'otherSku') || textOf(form, 'sku')
    if (!sku) return refuseField(form, 'sku', 'Choose a product or enter its SKU below.')
    const price = await visitor.shop.MyOrders.PriceOrderAddition({
      number,
      sku,
      boxes: Number(textOf(form, 'boxes')) || 0,
    })
    return { addition: { ...price, key: randomUUID() } }
  },
  add: async ({ visitor, number, form }) => {
    const [boxes, totalCents] = [Number(textOf(form, 'boxes')), Number(textOf(form, 'totalCents'))]
    const wish = { number, sku: textOf(form, 'sku'), boxes, totalCents, key: textOf(form, 'key') }
    await visitor.shop.MyOrders.AddToOrder(wish)
    return done(number, 'added')
  },
  return: async ({ visitor, number, form }) => {
    const lines = boxesTyped(form)
    if (lines.length === 0) return refuseField(form, '', 'Enter how many boxes you’re returning.')
    await visitor.shop.MyOrders.RequestReturn({ number, reason: textOf(form, 'reason'), lines })
    return done(number, 'return')
  },
  damage: async ({ visitor, number, form }) => {
    const lines = boxesTyped(form)
    if (lines.length === 0) return refuseField(form, '', 'Enter how many boxes are damaged.')
    await visitor.shop.MyOrders.RequestReturn({ number, kind: 'damage', reason: textOf(form, 'reason'), lines })
    return done(number, 'claimed')
  },
  change: async ({ visitor, number, form }) => {
    await visitor.shop.MyOrders.ChangeOrder({
      number,
      shippingAddress: form.has('street1') ? placeOf(form) : null,
      wantedOn: maybeOf(form, 'wantedOn'),
      pickUpPerson: maybeOf(form, 'pickUpPerson'),
      instructions: maybeOf(form, 'instructions'),
    })
    return done(number, 'changed')
  },
  message: async ({ visitor, number, form }) => {
    await visitor.shop.MyOrders.SendOrderMessage({ number, text: textOf(form, 'text'), photo: maybeOf(form, 'photo') })
    return done(number, 'sent')
  },
  project: async ({ visitor, number }) => {
    const order = await visitor.shop.MyAccount.GetOrderDetail({ projectId: number })
    return redirect(`/account/projects/${await orderToProject(visitor, order)}`)
  },
  'cancel-return': async ({ visitor, number, form }) => {
    const { kind } = await visitor.shop.MyOrders.CancelReturn({ returnNumber: textOf(form, 'returnId') })
    return done(number, kind === 'damage' ? 'claim-kept' : 'kept')
  },
  reorder: async ({ visitor, number, form }) => {
    const order = await visitor.shop.MyAccount.GetOrderDetail({ projectId: number })
    const items = itemsAgain(order, form)
    if (items.length === 0) return refuseField(form, '', 'Enter how many boxes to reorder.')
    const missing = await findMissingLots(visitor, items)
    if (missing) return refuseField(form, '', missing)
    await visitor.ensureToken()
    await visitor.shop.Cart.AddToCart({ items })
    return redirect('/shopping-cart')
  },
}

/** Takes products, lots and rooms from the order; only the quantities come from the form. */
function itemsAgain(order: OrderDetail, form: FormData) {
  const wanted = new Map(boxesTyped(form).map(({ lineNo, boxes }) => [lineNo, boxes]))
  const isSameLot = form.has('sameLot')
  return order.lines.flatMap(({ lineNo, sku, isSold, lot, room }) => {
    const quantity = wanted.get(lineNo)
    return isSold && quantity ? [{ sku, quantity, lotNo: isSameLot ? lot : null, room }] : []
  })
}

/** Checks the lots before adding to the cart, because tiles of another lot may not match the floor. */
async function findMissingLots({ shop }: Visitor, items: ReturnType<typeof itemsAgain>): Promise<string | undefined> {
  const fromLot = items.filter(({ lotNo }) => lotNo)
  if (fromLot.length === 0) return undefined
  const { items: checked } = await shop.Cart.GuestCartListItems({ items: fromLot })
  const short = fromLot.flatMap(({ sku, lotNo }, at) => {
    const line = checked[at]
    return line?.sku === sku && !line.lots.some((lot) => lot.lotNo === lotNo) ? [`${line.name}, lot ${lotNo}`] : []
  })
  if (short.length === 0) return undefined
  return `Not enough left of ${short.join('; ')}. Order fewer, or allow any lot below.`
}
