import { redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { type LaterItem, laterCookie, laterItems, withItem, withoutItem } from './later-items.ts'

export interface CartActionInput {
  visitor: Visitor
  request: Request
  form: FormData
}

type LaterListChange = (visitor: Visitor, items: LaterItem[], form: FormData) => Promise<LaterItem[]>

const itemIn = (form: FormData): LaterItem => ({ sku: String(form.get('sku')), quantity: Number(form.get('quantity')) })

/** The list is stored in a cookie, which every change rewrites. */
const withSavedList =
  (change: LaterListChange) =>
  async ({ visitor, request, form }: CartActionInput): Promise<Response> => {
    const items = await change(visitor, laterItems(request.headers.get('cookie')), form)
    return redirect('/shopping-cart', { headers: { 'set-cookie': laterCookie(items) } })
  }

/** Saves a line for later, moves it back to the cart, or deletes it. */
export const laterActions = {
  later: withSavedList(async ({ shop }, items, form) => {
    await shop.Cart.RemoveCartLineItem({ lineItemId: String(form.get('lineItemId')) })
    return withItem(items, itemIn(form))
  }),
  'later-back': withSavedList(async (visitor, items, form) => {
    const item = itemIn(form)
    await visitor.ensureToken()
    await visitor.shop.Cart.AddToCart({ items: [{ ...item, lotNo: null, room: null }] })
    return withoutItem(items, item.sku)
  }),
  'later-forget': withSavedList(async (_, items, form) => withoutItem(items, itemIn(form).sku)),
}
