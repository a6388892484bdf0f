import type { Cart } from '@tessera/client/shop/types.gen'
import { cartCalls } from '@tessera/contract/middleware/cart/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { checkAddress } from '../../people/addresses/check-address.ts'
import { addItems } from './add-items.ts'
import { openBasket, readBasket } from './basket.ts'
import { createCartCache } from './cart-cache.ts'
import { viewNeeds } from './cart-needs.ts'
import { addedView } from './cart-view.ts'
import type { CartContext, ChangedCart } from './change-cart.ts'
import { changeQuantity, removeAllLines, removeLine } from './change-lines.ts'
import { chooseShipping } from './choose-shipping.ts'
import { changeCoupon } from './coupon.ts'
import { findOrderProgress } from './find-order-progress.ts'
import { guestLines } from './guest-lines.ts'
import { findPickUpStores } from './pick-up-stores.ts'
import { processCart } from './process-cart.ts'
import { cartViewOf, readCart } from './read-cart.ts'
import { setBillingAddress, setShippingAddress } from './set-shipping-address.ts'
import { type SubmitNeeds, submitCart } from './submit-cart.ts'

/** All access goes through the platform's client. Every change except adding returns the whole cart. */
export const cartHandlers = (given: SubmitNeeds) => handlersAt({ ...given, cartCache: createCartCache() })

const handlersAt = (needs: SubmitNeeds & CartContext) => ({
  ...handle(cartCalls.addToCart, async ({ actor, now, body: { items } }) => {
    const { worksheet } = await addItems(needs, actor, items)
    return addedView(viewNeeds(needs, actor, now), worksheet, new Set(items.map(({ sku }) => sku)))
  }),
  ...handle(cartCalls.createBasket, ({ actor, from }) => openBasket(needs, actor, from)),
  ...handle(cartCalls.getBasket, ({ actor }) => readBasket(needs, actor)),
  ...handle(cartCalls.getCart, ({ actor, now }) => readCart(needs, actor, now)),
  ...handle(cartCalls.getOrderSummary, async ({ actor, now }) => (await readCart(needs, actor, now)).totals),
  ...handle(cartCalls.getCartListItems, async ({ actor, now }) => {
    const { lines } = await readCart(needs, actor, now)
    return { total: lines.length, items: lines }
  }),
  ...handle(cartCalls.guestCartListItems, async ({ body, actor, now }) =>
    guestLines(viewNeeds(needs, actor, now), body.items),
  ),
  ...handle(cartCalls.removeAllCartItems, (call) => viewChanged(needs, call, removeAllLines(needs, call.actor))),
  ...handle(cartCalls.removeCartLineItem, (call) => viewChanged(needs, call, removeLine(needs, call))),
  ...handle(cartCalls.updateCartItemQuantity, (call) => viewChanged(needs, call, changeQuantity(needs, call))),
  ...handle(cartCalls.validatePartnerAddress, ({ body }) => checkAddress(needs.database, body.address, body.isFreight)),
  ...handle(cartCalls.setBillingAddress, (call) =>
    viewChanged(needs, call, setBillingAddress(needs, call.actor, call.body)),
  ),
  ...handle(cartCalls.setShippingAddress, (call) =>
    viewChanged(needs, call, setShippingAddress(needs, call.actor, call.body, call.now)),
  ),
  ...handle(cartCalls.promo, async (call) => {
    await changeCoupon(needs, call.actor, queryValue(call, 'coupon'), call.body.action)
    return readCart(needs, call.actor, call.now)
  }),
  ...handle(cartCalls.updatePartnerShippingAddress, (call) =>
    viewChanged(needs, call, chooseShipping(needs, call.actor, call.body, call.now)),
  ),
  ...handle(cartCalls.processCart, ({ body, actor, now }) => processCart(needs, actor, body, now)),
  ...handle(cartCalls.submitCart, ({ actor, now }) => submitCart(needs, actor, now)),
  ...handle(cartCalls.getPickUpStores, async (call) => {
    const cart = await readCart(needs, call.actor, call.now)
    return findPickUpStores(needs, cart, queryValue(call, 'zipCode') ?? '', call.now)
  }),
  ...handle(cartCalls.getOrderProgress, (call) =>
    findOrderProgress(needs, call.actor, queryValue(call, 'orderId') ?? '', call.now),
  ),
})

const viewChanged = async (
  needs: CartContext,
  { actor, now }: { actor: Visitor; now: Date },
  changing: Promise<ChangedCart>,
): Promise<Cart> => cartViewOf(needs, actor, (await changing).worksheet, now)
