import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import type { TestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'
import { aCheckoutOnlyShop, twoTiles } from './a-checkout-only-shop.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const atCheckout = { status: 403, errorCode: 'Order.SubmitAtCheckout' }

describe('orders that the seller prepares for a customer', () => {
  const prepare = (shop: TestShop, ID = 'prepared', changes: object = {}) =>
    shop.admin.Orders.Prepare('Incoming', ID, {
      FromCompanyID: 'b',
      FromUserID: 'customer-1',
      ClientID: shop.storefrontClientID,
      ...changes,
    })

  test('are refused for unknown people and clients, for buyers, in the wrong direction, and under a taken ID', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    await expect(prepare(shop, 'a', { FromUserID: 'nobody' })).rejects.toMatchObject({ status: 404 })
    await expect(prepare(shop, 'a', { ClientID: 'none' })).rejects.toMatchObject({ status: 404 })
    await expect(prepare(shop, 'a b')).rejects.toMatchObject({ status: 400 })
    const body = { FromCompanyID: 'b', FromUserID: 'customer-1', ClientID: shop.storefrontClientID }
    await expect(shop.buyer.Orders.Prepare('Incoming', 'a', body)).rejects.toMatchObject({ status: 403 })
    await expect(shop.admin.Orders.Prepare('Outgoing', 'a', body)).rejects.toMatchObject({ status: 400 })
    const other = await shop.anotherBuyer()
    await prepare(shop, 'taken')
    const theirs = { FromUserID: (await other.client.Me.Get()).ID }
    await expect(prepare(shop, 'taken', theirs)).rejects.toMatchObject({ status: 409, errorCode: 'IdExists' })
  })

  test('are no carts, have the customer’s price, and only the seller submits them, paid to the cent', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const cart = await twoTiles(shop)
    expect(await prepare(shop)).toMatchObject({ ID: 'prepared', Total: 0, FromUserID: 'customer-1' })
    const { UnitPrice } = await shop.admin.LineItems.Save('Incoming', 'prepared', 'one', {
      ProductID: 'tile',
      Quantity: 3,
    })
    expect(UnitPrice).toBe(50)
    expect(await prepare(shop)).toMatchObject({ Total: 150 })
    expect((await shop.buyer.Cart.Get()).ID).toBe(cart)
    await expect(shop.buyer.Orders.Submit('Outgoing', 'prepared')).rejects.toMatchObject(atCheckout)
    await expect(shop.admin.Orders.Submit('Incoming', 'prepared')).rejects.toMatchObject({
      errorCode: 'Order.PaymentsDoNotMatchTotal',
    })
    await shop.buyer.Cart.Delete()
    expect((await shop.buyer.Cart.Get()).ID ?? '').not.toBe('prepared')
  })
})
