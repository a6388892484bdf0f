import { cartMoreCalls } from '@tessera/contract/middleware/cart-more'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { viewNeeds } from '../cart/cart-needs.ts'
import { guestLines } from '../cart/guest-lines.ts'
import { estimateShipping } from './estimate-shipping.ts'
import { readShared, type ShareNeeds, shareCart } from './share-cart.ts'

/** As many as are looked up at once; all of them can be put into a cart. */
const mostShown = 100

/** Around the cart: what delivery would cost, and a cart that goes to somebody else. */
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
