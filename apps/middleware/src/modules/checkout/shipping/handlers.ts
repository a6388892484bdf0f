import { cartMoreCalls } from '@tessera/contract/middleware/cart-more'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { viewNeeds } from '../cart/cart-needs.ts'
import { guestLines } from '../cart/guest-lines.ts'
import { estimateShipping } from './estimate-shipping.ts'
import { readShared, type ShareNeeds, shareCart } from './share-cart.ts'

/** Maximum per lookup; the cart accepts as many at once. */
const mostShown = 100

/** Delivery estimates and shared carts. */
export const cartMoreHandlers = (needs: ShareNeeds) => ({
  ...handle(cartMoreCalls.estimateShipping, ({ body, now }) => estimateShipping(needs, body, now)),
  ...handle(cartMoreCalls.shareCart, ({ actor, now }) => shareCart(needs, actor, now)),
  ...handle(cartMoreCalls.getSharedCart, async (call) => {
    const items = await readShared(needs, queryValue(call, 'token') ?? '', call.now)
    const shown = guestLines(viewNeeds(needs, call.actor, call.now), items.slice(0, mostShown))
    return { ...shown, total: items.length }
  }),
  ...handle(cartMoreCalls.getSharedItems, async (call) => ({
    items: await readShared(needs, queryValue(call, 'token') ?? '', call.now),
  })),
})
