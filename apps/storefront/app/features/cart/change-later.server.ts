import { redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { type LaterItem, laterCookie, laterItems, withItem, withoutItem } from './later-list.ts'

export interface CartSent {
  visitor: Visitor
  request: Request
  form: FormData
}

type Change = (visitor: Visitor, items: LaterItem[], form: FormData) => Promise<LaterItem[]>

const itemIn = (form: FormData): LaterItem => ({ sku: String(form.get('sku')), quantity: Number(form.get('quantity')) })

/** The list is stored in a cookie, which every change rewrites. */
const keeping =
  (change: Change) =>
  async ({ visitor, request, form }: CartSent): Promise<Response> => {
    const items = await change(visitor, laterItems(request.headers.get('cookie')), form)
    return redirect('/shopping-cart', { headers: { 'set-cookie': laterCookie(items) } })
  }

/** Saves a line for later, moves it back to the cart, or deletes it. */
export const laterActions = {
  later: keeping(async ({ shop }, items, form) => {
    await shop.Cart.RemoveCartLineItem({ lineItemId: String(form.get('lineItemId')) })
    return withItem(items, itemIn(form))
  }),
  'later-back': keeping(async (visitor, items, form) => {
    const item = itemIn(form)
    await visitor.ensureToken()
    await visitor.shop.Cart.AddToCart({ items: [{ ...item, lotNo: null, room: null }] })
    return withoutItem(items, item.sku)
  }),
  'later-forget': keeping(async (_, items, form) => withoutItem(items, itemIn(form).sku)),
}
