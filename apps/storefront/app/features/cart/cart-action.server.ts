import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { own } from '@tessera/contract/kit/own'
import { readOwnPath } from '@tessera/contract/kit/read-own-path'
import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { data, redirect } from 'react-router'
import type { Visitor } from '../../session/visitor.server.ts'
import { changeLater, isAboutLater } from './change-later.server.ts'
import { removedUrl } from './find-removed.server.ts'

interface CartRefusal {
  intent: string
  message: string
  lineItemId: string | null
  /** What was typed stays in the field. */
  typed: string
}

type Work = (visitor: Visitor, form: FormData) => Promise<unknown>

/** A hair less, so that 24.2 sq ft at 8.07 a box are three boxes and not four. */
const rounding = 1e-6

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Everything a cart form can ask for. Each works as a plain form and from script alike. */
const intents: Record<string, Work> = {
  add: async (visitor, form) => {
    await visitor.ensureToken()
    const skus = form.getAll('sku').map(String)
    const quantities = form.getAll('quantity').map(Number)
    const items = skus.map((sku, at) => ({
      sku,
      quantity: quantities[at] ?? 1,
      lotNo: text(form, 'lotNo') || null,
      room: text(form, 'room') || null,
    }))
    return visitor.shop.Cart.AddToCart({ items })
  },
  quantity: ({ shop }, form) =>
    shop.Cart.UpdateCartItemQuantity({
      lineItemId: text(form, 'lineItemId'),
      quantity: Number(text(form, 'quantity')),
    }),
  area: ({ shop }, form) => {
    const [sqft, sqftPerBox] = [Number(text(form, 'area')), Number(text(form, 'sqftPerBox'))]
    const quantity = Math.ceil(sqft / sqftPerBox - rounding)
    return shop.Cart.UpdateCartItemQuantity({ lineItemId: text(form, 'lineItemId'), quantity })
  },
  remove: async ({ shop }, form) => {
    await shop.Cart.RemoveCartLineItem({ lineItemId: text(form, 'lineItemId') })
    const lotNo = text(form, 'lotNo') || null
    return redirect(
      removedUrl({
        sku: text(form, 'sku'),
        quantity: Number(text(form, 'quantity')),
        lotNo,
        room: text(form, 'room') || null,
      }),
    )
  },
  quote: async ({ shop }) => {
    const { lines, jobName, poNumber } = await shop.Cart.GetCart()
    const items = lines.map(({ sku, quantity, room }) => ({ sku, quantity, room, note: null }))
    const { quotationId } = await shop.Quotes.RequestQuote({ items, jobName, poNumber })
    return redirect(`/account/quotes/${encodeURIComponent(quotationId)}`)
  },
  share: async ({ shop }) => {
    const { token, endsOn } = await shop.CartMore.shareCart()
    return redirect(`/shared-cart?token=${token}&ends=${endsOn}`)
  },
  clear: ({ shop }) => shop.Cart.RemoveAllCartItems(),
  'coupon-add': ({ shop }, form) => shop.Cart.Promo({ action: 'add' }, { coupon: text(form, 'coupon') }),
  'coupon-remove': ({ shop }, form) => shop.Cart.Promo({ action: 'remove' }, { coupon: text(form, 'coupon') }),
}

/** Does what was asked and goes back to where the form stood; a refusal stays on the page with what was typed. */
export async function changeCart(visitor: Visitor, request: Request) {
  const form = await request.formData()
  const intent = text(form, 'intent')
  const work = isAboutLater(form) ? () => changeLater(visitor, request, form) : own(intents, intent)
  if (!work) throw new Response('Bad Request', { status: 400 })
  try {
    const done = await work(visitor, form)
    if (done instanceof Response) return done
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    const refusal: CartRefusal = {
      intent: text(form, 'by') === 'sku' ? 'quick-add' : intent,
      message: error.message,
      lineItemId: text(form, 'lineItemId') || null,
      typed: text(form, 'coupon') || (text(form, 'by') === 'sku' ? text(form, 'sku') : text(form, 'quantity')),
    }
    return data({ refusal }, { status: error.status })
  }
  const back = text(form, returnUrlParameter)
  if (text(form, 'stay') === 'yes') return data({ refusal: null })
  return redirect(back ? (readOwnPath(back) ?? '/') : '/shopping-cart')
}
