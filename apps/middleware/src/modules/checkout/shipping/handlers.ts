import { cartCalls } from '@tessera/contract/middleware/cart/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { viewNeeds } from '../cart/cart-needs.ts'
import { guestLines } from '../cart/guest-lines.ts'
import { estimateShipping } from './estimate-shipping.ts'
import { readSharedCart, type ShareNeeds, shareCart } from './share-cart.ts'

/** Maximum per lookup; the cart accepts as many at once. */
const maxShown = 100

/** Delivery estimates and shared carts. */
export const cartSharingHandlers = (needs: ShareNeeds) => ({
  ...handle(cartCalls.estimateShipping, ({ body, now }) => estimateShipping(needs, body, now)),
  ...handle(cartCalls.shareCart, ({ actor, now }) => shareCart(needs, actor, now)),
  ...handle(cartCalls.getSharedCart, async (call) => {
    const items = await readSharedCart(needs, queryValue(call, 'token') ?? '', call.now)
    const shown = guestLines(viewNeeds(needs, call.actor, call.now), items.slice(0, maxShown))
    return { ...shown, total: items.length }
  }),
  ...handle(cartCalls.getSharedItems, async (call) => ({
    items: await readSharedCart(needs, queryValue(call, 'token') ?? '', call.now),
  })),
})
