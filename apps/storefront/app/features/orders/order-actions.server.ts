import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { optionalTextOf, refuseField, textOf } from '../../http/answer-form.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { readAddress } from '../../kit/forms/read-address.ts'
import { orderHref } from '../../kit/lists/order-href.ts'
import { orderToProject } from './order-to-project.server.ts'
import { readBoxes, readClaim } from './read-boxes.ts'

interface ActionInput {
  visitor: Visitor
  number: string
  form: FormData
}

const redirectWithMessage = (number: string, what: string) => redirect(`${orderHref(number)}?done=${what}`)

/** The actions for an order. Each is a plain form; a refusal comes back with everything typed. */
export const orderActions: Readonly<Record<string, (input: ActionInput) => Promise<unknown>>> = {
  approve: async ({ visitor, number, form }) => {
    const comment = optionalTextOf(form, 'comment')
    const { isCardRenewed } = await visitor.shop.Approvals.ApproveOrder({ number, comment })
    return redirectWithMessage(number, isCardRenewed ? 'approved-again' : 'approved')
  },
  decline: async ({ visitor, number, form }) => {
    await visitor.shop.Approvals.DeclineOrder({ number, reason: textOf(form, 'reason') })
    return redirectWithMessage(number, 'declined')
  },
  cancel: async ({ visitor, number, form }) => {
    await visitor.shop.MyOrders.CancelOrder({ number, reason: optionalTextOf(form, 'reason') })
    return redirectWithMessage(number, 'canceled')
  },
  'cancel-lines': async ({ visitor, number, form }) => {
    const lines = readBoxes(form)
    if (lines.length === 0) return refuseField(form, '', 'Enter how many boxes to cancel.')
    await visitor.shop.MyOrders.CancelOrderLines({ number, lines, reason: optionalTextOf(form, 'reason') })
    return redirectWithMessage(number, 'lines-canceled')
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
    const addition = { number, sku: textOf(form, 'sku'), boxes, totalCents, key: textOf(form, 'key') }
    const order = await visitor.shop.MyOrders.AddToOrder(addition)
    return redirectWithMessage(order.number, order.number === number ? 'added' : 'added-separately')
  },
  return: async ({ visitor, number, form }) => {
    const lines = readBoxes(form)
    if (lines.length === 0) return refuseField(form, '', 'Enter how many boxes you’re returning.')
    await visitor.shop.MyOrders.RequestReturn({ number, reason: textOf(form, 'reason'), lines })
    return redirectWithMessage(number, 'return')
  },
  damage: async ({ visitor, number, form }) => {
    const lines = readClaim(form)
    if (lines.length === 0) return refuseField(form, '', 'Enter how many boxes or pieces are damaged.')
    const photos = textOf(form, 'uploaded').split(' ').filter(Boolean)
    await visitor.shop.MyOrders.RequestReturn({ number, kind: 'damage', reason: textOf(form, 'reason'), lines, photos })
    return redirectWithMessage(number, 'claimed')
  },
  change: async ({ visitor, number, form }) => {
    await visitor.shop.MyOrders.ChangeOrder({
      number,
      shippingAddress: form.has('street1') ? readAddress(form) : null,
      wantedOn: optionalTextOf(form, 'wantedOn'),
      pickUpPerson: optionalTextOf(form, 'pickUpPerson'),
      instructions: optionalTextOf(form, 'instructions'),
    })
    return redirectWithMessage(number, 'changed')
  },
  message: async ({ visitor, number, form }) => {
    await visitor.shop.MyOrders.SendOrderMessage({
      number,
      text: textOf(form, 'text'),
      photo: optionalTextOf(form, 'photo'),
    })
    return redirectWithMessage(number, 'sent')
  },
  project: async ({ visitor, number }) => {
    const order = await visitor.shop.MyAccount.GetOrderDetail({ projectId: number })
    return redirect(`/account/projects/${await orderToProject(visitor, order)}`)
  },
  'cancel-return': async ({ visitor, number, form }) => {
    const { kind } = await visitor.shop.MyOrders.CancelReturn({ returnNumber: textOf(form, 'returnId') })
    return redirectWithMessage(number, kind === 'damage' ? 'claim-kept' : 'kept')
  },
  reorder: async ({ visitor, number, form }) => {
    const order = await visitor.shop.MyAccount.GetOrderDetail({ projectId: number })
    const items = reorderItems(order, form)
    if (items.length === 0) return refuseField(form, '', 'Enter how many boxes to reorder.')
    const missing = await findMissingLots(visitor, items)
    if (missing) return refuseField(form, '', missing)
    await visitor.ensureToken()
    await visitor.shop.Cart.AddToCart({ items })
    return redirect('/shopping-cart')
  },
}

/** Takes products, lots and rooms from the order; only the quantities come from the form. */
function reorderItems(order: OrderDetail, form: FormData) {
  const wanted = new Map(readBoxes(form).map(({ lineNo, boxes }) => [lineNo, boxes]))
  const isSameLot = form.has('sameLot')
  return order.lines.flatMap(({ lineNo, sku, isSold, lot, room }) => {
    const quantity = wanted.get(lineNo)
    return isSold && quantity ? [{ sku, quantity, lotNo: isSameLot ? lot : null, room }] : []
  })
}

/** Checks the lots before adding to the cart, because tiles of another lot may not match the floor. */
async function findMissingLots({ shop }: Visitor, items: ReturnType<typeof reorderItems>): Promise<string | undefined> {
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
