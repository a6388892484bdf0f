import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'
import { aPrice, aProduct, idsOf, notThere } from '../me/a-buyer.ts'
import { aSubscriber, monthly, type TestSubscriber } from './a-subscriber.ts'

const platform = await startPlatform()

async function subscribed(): Promise<TestSubscriber> {
  const one = await aSubscriber(platform)
  await one.client.Me.CreateSubscription({ ID: 'mine', ...monthly })
  return one
}

test('an item is a visible product in a positive quantity, without a price of the caller', async () => {
  const { client, admin } = await subscribed()
  await admin.Products.Save('hidden', { Name: 'Hidden', Active: true })
  await expect(client.Me.CreateSubscriptionItem('mine', { ProductID: 'hidden' } as never)).rejects.toMatchObject(
    notThere('Product', 'hidden'),
  )
  await expect(
    client.Me.CreateSubscriptionItem('mine', { ProductID: 'p1', Quantity: 0 } as never),
  ).rejects.toMatchObject({ errorCode: 'LineItem.QuantityMustBePositive' })
  await expect(client.Me.GetSubscriptionItem('mine', 'nothing')).rejects.toMatchObject(notThere('LineItem', 'nothing'))
  await expect(client.Me.DeleteSubscriptionItem('mine', 'nothing')).rejects.toMatchObject({ status: 404 })
  const item = await client.Me.CreateSubscriptionItem('mine', { ProductID: 'p1', Quantity: 2, UnitPrice: 1 } as never)
  expect(item).toMatchObject({ UnitPrice: 10, LineTotal: 20 })
})

test('items have the subscription price, no need of stock, and follow the price as it changes', async () => {
  const { client, admin } = await subscribed()
  await admin.Products.Patch('p2', { Inventory: { Enabled: true, QuantityAvailable: 0 } })
  expect(await client.Me.CreateSubscriptionItem('mine', { ID: 'i1', ProductID: 'p1', Quantity: 3 })).toMatchObject({
    ID: 'i1',
    UnitPrice: 10,
    Product: { ID: 'p1' },
  })
  expect(await client.Me.SaveSubscriptionItem('mine', 'i2', { ProductID: 'p2', Quantity: 2 })).toMatchObject({
    UnitPrice: 15,
    LineTotal: 30,
  })
  expect(await client.Me.GetSubscription('mine')).toMatchObject({ ProjectedSubtotal: 60 })
  await aPrice(admin, 'less', 20, { PriceBreaks: [{ Quantity: 1, Price: 20, SubscriptionPrice: 12.5 }] })
  expect(await client.Me.GetSubscriptionItem('mine', 'i2')).toMatchObject({ UnitPrice: 12.5, LineTotal: 25 })
  expect(await client.Me.GetSubscription('mine')).toMatchObject({ ProjectedSubtotal: 55 })
})

test('items are changed, renamed, listed and removed', async () => {
  const { client, admin } = await subscribed()
  await client.Me.CreateSubscriptionItem('mine', { ID: 'i1', ProductID: 'p1' })
  await expect(client.Me.CreateSubscriptionItem('mine', { ID: 'i1', ProductID: 'p2' })).rejects.toMatchObject({
    status: 409,
  })
  await expect(client.Me.PatchSubscriptionItem('mine', 'i1', { ProductID: 'p2' })).rejects.toMatchObject({
    errorCode: 'LineItem.CannotChangeProductID',
  })
  const patched = await client.Me.PatchSubscriptionItem('mine', 'i1', {
    ID: 'first',
    Quantity: 4,
    xp: { Room: 'bath' },
  })
  expect(patched).toMatchObject({ ID: 'first', Quantity: 4, LineTotal: 40, xp: { Room: 'bath' } })
  await admin.SubscriptionItems.Create('mine', { ID: 'second', ProductID: 'p2' })
  expect(idsOf(await client.Me.ListSubscriptionItems('mine'))).toEqual(['first', 'second'])
  await admin.Products.Patch('p1', { ID: 'p9' })
  expect(await admin.SubscriptionItems.Get('mine', 'first')).toMatchObject({ ProductID: 'p9' })
  await admin.SubscriptionItems.Save('mine', 'first', { ProductID: 'p9', Quantity: 1 })
  await admin.SubscriptionItems.Delete('mine', 'second')
  expect((await admin.SubscriptionItems.List('mine')).Items).toMatchObject([{ ID: 'first', Quantity: 1, xp: null }])
})

test('a bundle comes and goes as a whole', async () => {
  const { client, admin } = await subscribed()
  await aProduct(admin, 'part', { DefaultPriceScheduleID: 'ten' })
  await admin.Bundles.Create({ ID: 'kit', Name: 'Kit', Active: true })
  await admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b1', BundleID: 'kit' })
  await admin.Bundles.SaveProductAssignment({ BundleID: 'kit', ProductID: 'part', Required: true, DefaultQuantity: 2 })
  await expect(client.Me.CreateSubscriptionBundleItem('mine', 'none', {})).rejects.toMatchObject({ status: 404 })
  const bundle = await client.Me.CreateSubscriptionBundleItem('mine', 'kit', {})
  expect(bundle).toMatchObject({ IsBundle: true, UnitPrice: 0 })
  expect((await client.Me.ListSubscriptionItems('mine')).Items).toContainEqual(
    expect.objectContaining({ ProductID: 'part', Quantity: 2, BundleItemID: bundle.ID, LineTotal: 20 }),
  )
  await expect(client.Me.DeleteSubscriptionItem('mine', String(bundle.ID))).rejects.toMatchObject({
    errorCode: 'LineItem.CannotRemoveBundle',
  })
  await client.Me.DeleteSubscriptionBundleItem('mine', 'kit', String(bundle.ID))
  const again = await admin.BundleSubscriptionItems.Create('mine', 'kit', {})
  await admin.BundleSubscriptionItems.Delete('mine', 'kit', String(again.ID))
  expect((await client.Me.ListSubscriptionItems('mine')).Meta.TotalCount).toBe(0)
})
