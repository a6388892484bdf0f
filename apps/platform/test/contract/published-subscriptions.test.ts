import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import {
  BundleSubscriptionItems,
  Configuration,
  Me,
  SubscriptionIntegrations,
  SubscriptionItems,
  Subscriptions,
  Tokens,
} from 'ordercloud-javascript-sdk'
import { beforeEach, expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

const platform = await startPlatform()
Configuration.Set({ baseApiUrl: await platform.app.listen({ port: 0, host: '127.0.0.1' }) })
const shop = await createTestShop(platform)
await shop.product('tile', 12.5)
await shop.product('grout', 4)
await shop.admin.Bundles.Create({ ID: 'kit', Name: 'Kit', Active: true })
await shop.admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b', BundleID: 'kit' })
await shop.admin.Bundles.SaveProductAssignment({
  BundleID: 'kit',
  ProductID: 'grout',
  Required: true,
  DefaultQuantity: 1,
})

beforeEach(() => Tokens.SetAccessToken(shop.buyerToken))

const weekly = { Frequency: 1, Interval: 'Weeks', NextOrderDate: '2040-03-01T00:00:00+00:00' } as const

test('a customer subscribes, and changes and ends it', async () => {
  expect(await failureOf(Me.GetSubscription('none'))).toMatchObject({ message: 'Subscription none not found' })
  expect(await Me.CreateSubscription({ ID: 'weekly', ...weekly })).toMatchObject({
    ...weekly,
    FromUserID: 'customer-1',
  })
  const item = await Me.CreateSubscriptionItem('weekly', { ProductID: 'tile', Quantity: 2 })
  expect(item).toMatchObject({ UnitPrice: 12.5, LineTotal: 25 })
  await Me.PatchSubscriptionItem('weekly', item.ID, { Quantity: 3 })
  expect((await Me.GetSubscriptionItem('weekly', item.ID)).LineTotal).toBe(37.5)
  await Me.SaveSubscriptionItem('weekly', 'second', { ProductID: 'grout', Quantity: 1 })
  const bundle = await Me.CreateSubscriptionBundleItem('weekly', 'kit', { LineItems: [] })
  expect((await Me.ListSubscriptionItems('weekly')).Meta.TotalCount).toBe(4)
  await Me.DeleteSubscriptionBundleItem('weekly', 'kit', bundle.ID)
  await Me.DeleteSubscriptionItem('weekly', 'second')
  expect(await Me.PatchSubscription('weekly', { Active: false })).toMatchObject({ ProjectedSubtotal: 37.5 })
  expect((await Me.ListSubscriptions({ filters: { Active: false } })).Items.map(({ ID }) => ID)).toEqual(['weekly'])
  await Me.SaveSubscription('weekly', { ...weekly, Frequency: 2 })
  await Me.DeleteSubscription('weekly')
})

test('the seller manages subscriptions of a customer and the integration that runs them', async () => {
  const seller = { accessToken: shop.adminToken }
  expect(await failureOf(Subscriptions.Create(weekly, seller))).toMatchObject({
    errorCode: 'Subscription.CreateRequiresFromUser',
  })
  const theirs = { ...weekly, ID: 'theirs', FromCompanyID: 'b', FromUserID: 'customer-1' }
  await Subscriptions.Create(theirs, seller)
  await SubscriptionItems.Create('theirs', { ID: 'i1', ProductID: 'tile', Quantity: 1 }, seller)
  await SubscriptionItems.Patch('theirs', 'i1', { Quantity: 2 }, seller)
  await SubscriptionItems.Save('theirs', 'i2', { ProductID: 'grout', Quantity: 1 }, seller)
  await SubscriptionItems.Delete('theirs', 'i2', seller)
  const bundle = await BundleSubscriptionItems.Create('theirs', 'kit', { LineItems: [] }, seller)
  await BundleSubscriptionItems.Delete('theirs', 'kit', bundle.ID, seller)
  expect((await SubscriptionItems.List('theirs', {}, seller)).Items).toMatchObject([{ ID: 'i1', Quantity: 2 }])
  expect((await SubscriptionItems.Get('theirs', 'i1', seller)).UnitPrice).toBe(12.5)
  await SubscriptionIntegrations.Save(
    {
      ApiClientID: shop.sellerClientID,
      HashKey: 'key',
      Url: 'https://shop.example/renew',
      Active: true,
      NotificationDays: 7,
    },
    seller,
  )
  expect((await Subscriptions.Get('theirs', seller)).NotificationDate).toBe('2040-02-23T00:00:00+00:00')
  await Subscriptions.Save('theirs', { ...theirs, Active: false }, seller)
  await Subscriptions.Patch('theirs', { Active: true }, seller)
  expect((await Subscriptions.List({ search: 'theirs' }, seller)).Meta.TotalCount).toBe(1)
  await Subscriptions.Delete('theirs', seller)
})
