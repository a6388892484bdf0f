import { findViolations } from '@tessera/platform/find-violations'
import { outcomeOf } from '@tessera/testing/outcome'
import { startPlatform } from '@tessera/testing/platform'
import { wireInto } from '@tessera/testing/wire'
import { afterEach, expect, test } from 'vitest'
import { aCheckoutOnlyShop, stockOf } from './a-checkout-only-shop.ts'
import { aGuest } from './people.ts'

const platform = await startPlatform({}, 48)
afterEach(async () => expect(await findViolations(platform.database)).toEqual([]))

const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work)

test('a guest who submits while the checkout does: one order by the checkout, and its stock is taken once', async () => {
  const shop = await aCheckoutOnlyShop(platform)
  const seller = wireInto(platform.app, shop.adminToken)
  for (let round = 1; round <= 3; round++) {
    const { client, token, orderID } = await aGuest(shop)
    const guest = wireInto(platform.app, token)
    await client.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
    await shop.admin.Payments.Create('Incoming', orderID, { Type: 'CreditCard', Accepted: true, Amount: 100 })
    const [byGuest, byCheckout] = await Promise.all([
      Promise.all([
        ...times(6, () => guest('POST', '/cart/submit')),
        ...times(6, () => guest('POST', `/orders/Outgoing/${orderID}/submit`)),
      ]),
      Promise.all(times(6, () => seller('POST', `/orders/Incoming/${orderID}/submit`))),
    ])
    expect(outcomeOf(byGuest)).toEqual({ accepted: 0, refused: 12, other: [] })
    expect(outcomeOf(byCheckout)).toEqual({ accepted: 1, refused: 5, other: [] })
    expect(await stockOf(shop)).toBe(10 - 2 * round)
  }
})

test('a guest who adds to the cart while the checkout submits never gets more than was paid for', async () => {
  const shop = await aCheckoutOnlyShop(platform)
  const seller = wireInto(platform.app, shop.adminToken)
  for (let round = 1; round <= 3; round++) {
    const { client, token, orderID } = await aGuest(shop)
    const guest = wireInto(platform.app, token)
    await client.Cart.CreateLineItem({ ProductID: 'tile' })
    await shop.admin.Payments.Create('Incoming', orderID, {
      ID: 'p',
      Type: 'PurchaseOrder',
      Accepted: true,
      Amount: 50,
    })
    const before = await stockOf(shop)
    const replies = await Promise.all([
      guest('POST', '/cart/lineitems', { ProductID: 'tile' }),
      guest('PATCH', '/cart/payments/p', { Amount: 100 }),
      seller('POST', `/orders/Incoming/${orderID}/submit`),
    ])
    expect(outcomeOf(replies).other).toEqual([])
    const { Status, Total } = await shop.admin.Orders.Get('Incoming', orderID)
    expect([Status, Total, (before ?? 0) - ((await stockOf(shop)) ?? 0)]).toEqual(
      Status === 'Open' ? ['Open', 50, 1] : ['Unsubmitted', 100, 0],
    )
  }
})
