import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { data, redirect } from 'react-router'
import { answerForm, textOf } from '../../http/answer-form.server.ts'
import { removedUrl } from './find-removed.server.ts'
import { type CartActionInput, laterActions } from './later-actions.server.ts'

type CartAction = (sent: CartActionInput) => Promise<unknown>

/** The most of a product that the shop takes in one line. */
const maxUnits = 100_000
/** Subtracted before rounding up, so that 24.2 sq ft at 8.07 per box give 3 boxes and not 4. */
const rounding = 1e-6

/** Refuses here, because the shop's own messages speak of boxes. */
function boxesForArea(sqft: number, sqftPerBox: number): number {
  const boxes = Math.ceil(sqft / sqftPerBox - rounding)
  const message = !(boxes >= 1)
    ? 'Enter an area above 0 sq ft.'
    : boxes > maxUnits
      ? 'That’s more than we can sell at once. Enter a smaller area.'
      : undefined
  if (message) throw new ShopApiError(400, 'Bad Request', { code: 'Cart.Quantity', message })
  return boxes
}

/** All actions of the cart forms. Each works with and without JavaScript. */
export const cartActions: Readonly<Record<string, CartAction>> = {
  ...laterActions,
  add: async ({ visitor, form }) => {
    await visitor.ensureToken()
    const skus = form.getAll('sku').map(String)
    const quantities = form.getAll('quantity').map(Number)
    const items = skus.map((sku, at) => ({
      sku,
      quantity: quantities[at] ?? 1,
      lotNo: textOf(form, 'lotNo') || null,
      room: textOf(form, 'room') || null,
    }))
    return visitor.shop.Cart.AddToCart({ items })
  },
  quantity: ({ visitor: { shop }, form }) =>
    shop.Cart.UpdateCartItemQuantity({
      lineItemId: textOf(form, 'lineItemId'),
      quantity: Number(textOf(form, 'quantity')),
    }),
  area: async ({ visitor: { shop }, form }) => {
    const quantity = boxesForArea(Number(textOf(form, 'area')), Number(textOf(form, 'sqftPerBox')))
    return shop.Cart.UpdateCartItemQuantity({ lineItemId: textOf(form, 'lineItemId'), quantity })
  },
  remove: async ({ visitor: { shop }, form }) => {
    await shop.Cart.RemoveCartLineItem({ lineItemId: textOf(form, 'lineItemId') })
    const lotNo = textOf(form, 'lotNo') || null
    return redirect(
      removedUrl({
        sku: textOf(form, 'sku'),
        quantity: Number(textOf(form, 'quantity')),
        lotNo,
        room: textOf(form, 'room') || null,
      }),
    )
  },
  quote: async ({ visitor: { shop } }) => {
    const { lines, jobName, poNumber } = await shop.Cart.GetCart()
    const items = lines.map(({ sku, quantity, room }) => ({ sku, quantity, room, note: null }))
    const { quotationId } = await shop.Quotes.RequestQuote({ items, jobName, poNumber })
    return redirect(`/account/quotes/${encodeURIComponent(quotationId)}`)
  },
  share: async ({ visitor: { shop } }) => {
    const { token, endsOn } = await shop.Cart.ShareCart()
    return redirect(`/shared-cart?token=${token}&ends=${endsOn}`)
  },
  clear: ({ visitor: { shop } }) => shop.Cart.RemoveAllCartItems(),
  'coupon-add': ({ visitor: { shop }, form }) => shop.Cart.Promo({ action: 'add' }, { coupon: textOf(form, 'coupon') }),
  'coupon-remove': ({ visitor: { shop }, form }) =>
    shop.Cart.Promo({ action: 'remove' }, { coupon: textOf(form, 'coupon') }),
}

/** Runs the action and redirects to the page of the form; a refusal stays on the page with the typed values. */
export const changeCart = (action: CartAction, sent: CartActionInput) =>
  answerForm(sent.form, async () => {
    const done = await action(sent)
    if (done instanceof Response) return done
    if (textOf(sent.form, 'stay') === 'yes') return data({ refusal: null })
    const back = textOf(sent.form, returnUrlParameter)
    return redirect(back ? (readLocalPath(back) ?? '/') : '/shopping-cart')
  })
