import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { Configuration, LineItems, type OrderCloudError, Orders, Shipments, Tokens } from 'ordercloud-javascript-sdk'
import { afterAll, expect, test } from 'vitest'
import { anOrderOfAll, aSplitShop } from '../suppliers/a-split-shop.ts'

const platform = await startPlatform()
Configuration.Set({ baseApiUrl: await platform.app.listen({ port: 0, host: '127.0.0.1' }) })
const shop = await aSplitShop(platform)
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

test('the published client forwards an order, and suppliers complete it', async () => {
  const order = await anOrderOfAll(shop, ['tile', 'grout'])
  Tokens.SetAccessToken(shop.adminToken)
  const refused = await Orders.Split('Incoming', order, { accessToken: shop.buyerToken }).catch(
    (error: OrderCloudError) => error,
  )
  expect(refused).toMatchObject({ status: 403 })
  const split = await Orders.Split('Incoming', order)
  expect(split.OutgoingOrders?.map(({ Status }) => Status)).toEqual(['Unsubmitted', 'Unsubmitted'])
  const { OutgoingOrders = [], RemainingLineItemIDs } = await Orders.Forward('Incoming', order)
  expect([OutgoingOrders.length, RemainingLineItemIDs]).toEqual([2, []])
  expect(await LineItems.Get('Incoming', order, 'tile')).toMatchObject({ OutgoingOrderID: OutgoingOrders[0]?.ID })
  await expect(Orders.Delete('Incoming', order)).rejects.toMatchObject({
    errorCode: 'Order.CannotDeleteForwardedOrder',
  })
  for (const { ID, ToCompanyID = '' } of OutgoingOrders) {
    const bearer = { userType: 'supplier', companyID: ToCompanyID, roles: ['OrderAdmin', 'ShipmentAdmin'] } as const
    const accessToken = await tokenWith(platform, shop, bearer)
    const lines = await LineItems.List('Incoming', ID, {}, { accessToken })
    const shipment = await Shipments.Create({ BuyerID: 'b', DateShipped: '2026-05-01T00:00:00Z' }, { accessToken })
    for (const line of lines.Items)
      await Shipments.SaveItem(
        shipment.ID,
        { OrderID: ID, LineItemID: line.ID, QuantityShipped: line.Quantity },
        { accessToken },
      )
    expect(await Orders.Get('Incoming', ID, { accessToken })).toMatchObject({ Status: 'Completed' })
  }
  expect(await Orders.Get('Incoming', order)).toMatchObject({ Status: 'Completed' })
})
