import { redirect } from 'react-router'
import type { Visitor } from '../../session/visitor.server.ts'
import { type LaterItem, laterCookie, laterItems, withItem, withoutItem } from './later-list.ts'

type Work = (visitor: Visitor, items: LaterItem[], form: FormData) => Promise<LaterItem[]>

const itemIn = (form: FormData): LaterItem => ({ sku: String(form.get('sku')), quantity: Number(form.get('quantity')) })

const intents: Record<string, Work> = {
  later: async ({ shop }, items, form) => {
    await shop.Cart.RemoveCartLineItem({ lineItemId: String(form.get('lineItemId')) })
    return withItem(items, itemIn(form))
  },
  'later-back': async (visitor, items, form) => {
    const item = itemIn(form)
    await visitor.ensureToken()
    await visitor.shop.Cart.AddToCart({ items: [{ ...item, lotNo: null, room: null }] })
    return withoutItem(items, item.sku)
  },
  'later-forget': async (_, items, form) => withoutItem(items, itemIn(form).sku),
}

export const isAboutLater = (form: FormData): boolean => Object.hasOwn(intents, String(form.get('intent')))

/** Out of the cart and kept, back into it, or neither. */
export async function changeLater(visitor: Visitor, request: Request, form: FormData): Promise<Response> {
  const work = intents[String(form.get('intent'))]
  if (!work) throw new Response('Bad Request', { status: 400 })
  const items = await work(visitor, laterItems(request.headers.get('cookie')), form)
  return redirect('/shopping-cart', { headers: { 'set-cookie': laterCookie(items) } })
}
