import { cartCalls } from '@tessera/contract/middleware/cart'
import { queryValue } from '@tessera/server/call'
import { checkAddress } from '../addresses/check-address.ts'
import { handle } from '../http/handle.ts'
import { addItems } from './add-items.ts'
import { openBasket, readBasket } from './basket.ts'
import { changeQuantity, removeAll, removeLine } from './change-lines.ts'
import { setBilling, setShipping } from './choose-address.ts'
import { chooseShipping } from './choose-shipping.ts'
import { changeCoupon } from './coupon.ts'
import { guestLines } from './guest-lines.ts'
import { viewNeeds } from './needs.ts'
import { processCart } from './process.ts'
import { readCart } from './read-cart.ts'
import { type SubmitNeeds, submitCart } from './submit.ts'

/** The cart through the platform's client, never past it. Every change answers with the whole cart. */
export const cartHandlers = (needs: SubmitNeeds) => ({
  ...handle(cartCalls.addToCart, async ({ body, actor, now }) => {
    await addItems(needs, actor, body.items)
    return readCart(needs, actor, now)
  }),
  ...handle(cartCalls.createBasket, ({ actor }) => openBasket(needs, actor)),
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
  ...handle(cartCalls.removeAllCartItems, async ({ actor, now }) => {
    await removeAll(needs, actor)
    return readCart(needs, actor, now)
  }),
  ...handle(cartCalls.removeCartLineItem, async (call) => {
    await removeLine(needs, call)
    return readCart(needs, call.actor, call.now)
  }),
  ...handle(cartCalls.updateCartItemQuantity, async (call) => {
    await changeQuantity(needs, call)
    return readCart(needs, call.actor, call.now)
  }),
  ...handle(cartCalls.validatePartnerAddress, ({ body }) => checkAddress(needs.database, body.address, body.isFreight)),
  ...handle(cartCalls.setBillingAddress, async ({ body, actor, now }) => {
    await setBilling(needs, actor, body)
    return readCart(needs, actor, now)
  }),
  ...handle(cartCalls.setShippingAddress, async ({ body, actor, now }) => {
    await setShipping(needs, actor, body)
    return readCart(needs, actor, now)
  }),
  ...handle(cartCalls.promo, async (call) => {
    await changeCoupon(needs, call.actor, queryValue(call, 'coupon'), call.body.action)
    return readCart(needs, call.actor, call.now)
  }),
  ...handle(cartCalls.updatePartnerShippingAddress, async ({ body, actor, now }) => {
    await chooseShipping(needs, actor, body)
    return readCart(needs, actor, now)
  }),
  ...handle(cartCalls.processCart, ({ body, actor, now }) => processCart(needs, actor, body, now)),
  ...handle(cartCalls.submitCart, ({ actor, now }) => submitCart(needs, actor, now)),
})
