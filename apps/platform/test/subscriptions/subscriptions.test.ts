import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aUser, idsOf, notThere } from '../me/a-buyer.ts'
import { aSubscriber, monthly } from './a-subscriber.ts'

const platform = await startPlatform()

test('a subscription needs a rhythm and a date, and names only what its user may use', async () => {
  const { client, subscriber, admin } = await aSubscriber(platform)
  for (const wrong of [
    { ...monthly, Frequency: 0 },
    { ...monthly, Frequency: 1001 },
    { ...monthly, Interval: 'Years' },
    { Frequency: 1, Interval: 'Days' },
    { ...monthly, Payment: { CreditCardID: 'card' } },
  ]) {
    const reply = await subscriber('POST', '/me/subscriptions', wrong)
    expect([reply.status, codeOf(reply)], reply.text).toEqual([400, 'ValidationFailure'])
  }
  await admin.Addresses.Save('b1', 'a1', { Street1: '1 Road', City: 'Town', State: 'TX', Zip: '75001', Country: 'US' })
  const refused = [
    [{ ShippingAddressID: 'a1' }, notThere('Address', 'a1')],
    [{ BillingAddressID: 'a1' }, notThere('Address', 'a1')],
    [{ ToCompanyID: 'nobody' }, notThere('Supplier', 'nobody')],
    [{ Payment: { Type: 'CreditCard', CreditCardID: 'c1' } }, notThere('CreditCard', 'c1')],
    [{ Payment: { Type: 'SpendingAccount', SpendingAccountID: 's1' } }, notThere('SpendingAccount', 's1')],
    [{ Payment: { Type: 'SpendingAccount' } }, { errorCode: 'Payment.SpendingAccountIdMissing' }],
    [{ Payment: { Type: 'PurchaseOrder', CreditCardID: 'c1' } }, { errorCode: 'Payment.CannotSetCreditCard' }],
  ] as const
  for (const [more, refusal] of refused)
    await expect(client.Me.CreateSubscription({ ...monthly, ...more } as never)).rejects.toMatchObject(refusal)
  expect((await client.Me.ListSubscriptions()).Meta.TotalCount).toBe(0)
})

test("another user's subscription does not exist for a user, and guests have none", async () => {
  const { client, shop } = await aSubscriber(platform)
  await client.Me.CreateSubscription({ ID: 'mine', ...monthly })
  const { me: other } = await aUser(platform, shop)
  await expect(other.Me.GetSubscription('mine')).rejects.toMatchObject(notThere('Subscription', 'mine'))
  await expect(other.Me.ListSubscriptionItems('mine')).rejects.toMatchObject({ status: 404 })
  expect(idsOf(await other.Me.ListSubscriptions())).toEqual([])
  const token = await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b1', roles: ['MeSubscriptionAdmin'] })
  const rival = wireInto(platform.app, token)
  expect((await rival('PATCH', '/me/subscriptions/mine', { Active: false })).status).toBe(404)
  expect((await rival('DELETE', '/me/subscriptions/mine')).status).toBe(404)
  expect((await rival('PUT', '/me/subscriptions/mine', monthly)).status).toBe(409)
  const guest = await shop.token({ grant_type: 'client_credentials', client_id: shop.storefrontClientID })
  expect(idsOf(await shop.as(guest).Me.ListSubscriptions())).toEqual([])
})

test('a subscription goes the whole way: create, read, save, patch, rename, delete', async () => {
  const { client, subscriberID, shop } = await aSubscriber(platform)
  const made = await client.Me.CreateSubscription({ ID: 'mine', ...monthly, xp: { Note: 'filters' } })
  expect(made).toMatchObject({
    ID: 'mine',
    Active: true,
    FromCompanyID: 'b1',
    FromUserID: subscriberID,
    ToCompanyID: shop.id,
    ...{
      NextOrderDate: '2040-01-31T10:00:00+00:00',
      LastOrderDate: null,
      NotificationDate: null,
      ProjectedSubtotal: 0,
    },
  })
  const saved = await client.Me.SaveSubscription('mine', { ...monthly, Frequency: 2, FromUserID: 'somebody' })
  expect(saved).toMatchObject({ Frequency: 2, FromUserID: subscriberID, ToCompanyID: shop.id, xp: null })
  expect(await client.Me.PatchSubscription('mine', { ID: 'ours', Active: false })).toMatchObject({
    ID: 'ours',
    Active: false,
    Frequency: 2,
  })
  expect(idsOf(await client.Me.ListSubscriptions({ filters: { Active: 'false' } }))).toEqual(['ours'])
  await client.Me.DeleteSubscription('ours')
  await expect(client.Me.GetSubscription('ours')).rejects.toMatchObject(notThere('Subscription', 'ours'))
})

test('a seller subscribes for a named user only, and needs the roles of orders too', async () => {
  const { admin, subscriberID, client, shop } = await aSubscriber(platform)
  const missing = { errorCode: 'Subscription.CreateRequiresFromUser' }
  await expect(admin.Subscriptions.Create(monthly)).rejects.toMatchObject(missing)
  await expect(admin.Subscriptions.Create({ ...monthly, FromCompanyID: 'b1' })).rejects.toMatchObject(missing)
  const full = { ...monthly, ID: 'theirs', FromCompanyID: 'b1', FromUserID: subscriberID }
  await expect(admin.Subscriptions.Create({ ...full, FromUserID: 'nobody' })).rejects.toMatchObject(
    notThere('User', 'nobody'),
  )
  const few = await tokenWith(platform, shop, { roles: ['SubscriptionAdmin', 'OrderAdmin'] })
  const refused = await wireInto(platform.app, few)('POST', '/subscriptions', full)
  expect([refused.status, codeOf(refused)]).toEqual([403, 'Auth.InsufficientRoles'])
  const enough = await tokenWith(platform, shop, {
    roles: ['SubscriptionAdmin', 'OrderAdmin', 'UnsubmittedOrderReader'],
  })
  expect(await shop.as(enough).Subscriptions.Create(full)).toMatchObject({ ID: 'theirs', FromUserID: subscriberID })
  expect(idsOf(await client.Me.ListSubscriptions())).toEqual(['theirs'])
  await admin.Subscriptions.Patch('theirs', { Interval: 'Weeks' })
  expect(await admin.Subscriptions.Get('theirs')).toMatchObject({ Interval: 'Weeks' })
  await admin.Subscriptions.Delete('theirs')
  expect(idsOf(await admin.Subscriptions.List())).toEqual([])
})

test('a buyer reads only its own subscriptions, a supplier those to it, and neither writes there', async () => {
  const { admin, client, shop } = await aSubscriber(platform)
  await client.Me.CreateSubscription({ ID: 'mine', ...monthly })
  await admin.Suppliers.Create({ ID: 's1', Name: 'Supplier', Active: true, AllBuyersCanOrder: true })
  await client.Me.CreateSubscription({ ID: 'of-s1', ...monthly, ToCompanyID: 's1' })
  const supplier = await tokenWith(platform, shop, {
    userType: 'supplier',
    companyID: 's1',
    roles: ['SubscriptionAdmin'],
  })
  expect(idsOf(await shop.as(supplier).Subscriptions.List())).toEqual(['of-s1'])
  const wire = wireInto(platform.app, supplier)
  expect((await wire('GET', '/subscriptions/mine')).status).toBe(404)
  expect(codeOf(await wire('PATCH', '/subscriptions/of-s1', { Active: false }))).toBe('Auth.UserNotAuthorizedToAdmin')
  await admin.Buyers.Create({ ID: 'b2', Name: 'Another', Active: true })
  const other = await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b2', roles: ['SubscriptionReader'] })
  expect(idsOf(await shop.as(other).Subscriptions.List())).toEqual([])
  expect((await wireInto(platform.app, other)('GET', '/subscriptions/mine/items')).status).toBe(404)
})
