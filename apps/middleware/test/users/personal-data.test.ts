import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, password } from '../auth/an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
  await saveStores(shop.database)
})

describe('personal data', () => {
  test('is for its owner only', async () => {
    await expect(shop.as().User.GetPersonalData()).rejects.toMatchObject({ code: 'Session.Missing' })
    await expect(shop.as().User.ChangePersonalData({ firstName: 'X' })).rejects.toMatchObject({ status: 401 })
    const guest = shop.as({ authToken: await shop.guest() })
    await expect(guest.User.GetPersonalData()).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    ['firstName', { firstName: ' ' }],
    ['phone', { phone: '12' }],
    ['preferredStore', { preferredStore: 'nowhere' }],
    ['newPassword', { newPassword: 'short', oldPassword: password }],
    ['newPassword', { newPassword: 'Password123!', oldPassword: password }],
    ['newPassword', { newPassword: 'TESSERA tessera 1', oldPassword: password }],
    ['oldPassword', { newPassword: 'A-New-Password-1' }],
    ['oldPassword', { newPassword: 'A-New-Password-1', oldPassword: 'Wrong-Password-1' }],
  ])('with a bad %s is refused: %j', async (field, change) => {
    const { shop: mine } = await shop.customer(`bad-${Math.random()}@example.com`)
    await expect(mine.User.ChangePersonalData(change)).rejects.toMatchObject({ status: 400, fields: [{ field }] })
  })

  test('changes where it is sent, here and on the platform', async () => {
    const { session, shop: mine } = await shop.customer('change@example.com')
    const changed = await mine.User.ChangePersonalData({
      firstName: 'Eve',
      phone: '3125550123',
      marketingConsent: true,
    })
    expect(changed).toMatchObject({
      firstName: 'Eve',
      lastName: 'Mason',
      phone: '(312) 555-0123',
      marketingConsent: true,
      session: null,
    })
    expect(await shop.platformAs(session.auth_token).Me.Get()).toMatchObject({
      FirstName: 'Eve',
      Phone: '(312) 555-0123',
    })
    const [store] = await shop.database.rows<{ id: string }>(sql`select id from stores limit 1`)
    await mine.User.ChangePersonalData({ preferredStore: store?.id ?? null })
    expect((await shop.signIn('change@example.com')).user?.user_preferred_store).toBe(store?.id)
  })

  test('with a new password ends all other sessions and gives one to go on with', async () => {
    const { session, shop: mine } = await shop.customer('secret@example.com')
    const elsewhere = shop.asSession(await shop.signIn('secret@example.com'))
    const changed = await mine.User.ChangePersonalData({ oldPassword: password, newPassword: 'A-New-Password-1' })
    await expect(elsewhere.User.GetPersonalData()).rejects.toMatchObject({ status: 401 })
    await expect(mine.User.GetPersonalData()).rejects.toMatchObject({ status: 401 })
    await expect(shop.platformAs(session.auth_token).Me.Get()).rejects.toMatchObject({ status: 401 })
    if (!changed.session) throw new Error('no session')
    await expect(shop.asSession(changed.session).User.GetPersonalData()).resolves.toBeDefined()
    await expect(shop.signIn('secret@example.com')).rejects.toMatchObject({ status: 401 })
    expect((await shop.letters('secret@example.com')).at(-1)).toBe('password-changed')
  })
})

describe('the account', () => {
  const address = {
    firstName: 'Ada',
    lastName: 'Mason',
    street1: '1 Main St',
    city: 'Naperville',
    state: 'IL',
    zip: '60540',
  }

  test.each([
    ['website', { website: 'javascript:x' }],
    ['preferredStore', { preferredStore: 'nowhere' }],
    ['address.zip', { address: { ...address, zip: '1' } }],
    ['address.city', { address: { ...address, city: ' ' } }],
  ])('with a bad %s is refused', async (field, change) => {
    const { shop: mine } = await shop.customer(`account-${Math.random()}@example.com`)
    await expect(mine.User.UpdateCustomerData(change)).rejects.toMatchObject({ status: 400, fields: [{ field }] })
  })

  test('changes by a manager', async () => {
    const { shop: mine } = await shop.customer('account@example.com')
    const changed = await mine.User.UpdateCustomerData({
      name: 'Mason & Co',
      phone: '3125550199',
      website: 'https://mason.example',
      address,
    })
    expect(changed).toMatchObject({
      name: 'Mason & Co',
      phone: '(312) 555-0199',
      website: 'https://mason.example',
      address: { city: 'Naperville', country: 'US' },
    })
    expect(await mine.User.UpdateCustomerData({ name: 'Mason' })).toMatchObject({
      name: 'Mason',
      website: 'https://mason.example',
    })
  })
})

describe('saved cards of the account', () => {
  const card = async (userID: string, id: string) => {
    await shop.admin.CreditCards.Create('storefront', {
      ID: id,
      Token: `t-${id}`,
      PartialAccountNumber: '4242',
      CardType: 'Visa',
    })
    await shop.admin.CreditCards.SaveAssignment('storefront', { CreditCardID: id, UserID: userID })
  }
  const userOf = async (token: string) => (await shop.platformAs(token).Me.Get()).ID

  test.each([{ page: '0' }, { page: 'x' }, { pageSize: '0' }, { pageSize: '101' }, { pageSize: '-1' }])(
    'are not removed by a bad page: %j',
    async (query) => {
      const { shop: mine } = await shop.customer(`page-${Math.random()}@example.com`)
      await expect(mine.User.DeleteMeCreditCardForAllUser(query)).rejects.toMatchObject({ status: 400 })
    },
  )

  test('are removed a page at a time, and those of others stay', async () => {
    const { session, shop: mine } = await shop.customer('cards@example.com')
    const { session: other } = await shop.customer('other-cards@example.com')
    const user = await userOf(session.auth_token)
    for (const id of ['card-c', 'card-a', 'card-b']) await card(user, id)
    await card(await userOf(other.auth_token), 'card-other')
    expect(await mine.User.DeleteMeCreditCardForAllUser({ pageSize: '2' })).toEqual({
      removed: 2,
      remaining: 1,
      skipped: 0,
    })
    const left = await shop.admin.CreditCards.List('storefront')
    expect(left.Items.map(({ ID }) => ID).sort()).toEqual(['card-c', 'card-other'])
    expect(await mine.User.DeleteMeCreditCardForAllUser({ page: '1', pageSize: '2' })).toEqual({
      removed: 1,
      remaining: 0,
      skipped: 0,
    })
    await expect(mine.User.DeleteMeCreditCardForAllUser()).rejects.toMatchObject({ status: 429 })
  })

  test('that an open order stands on are skipped', async () => {
    const { session, shop: mine } = await shop.customer('in-use@example.com')
    await card(await userOf(session.auth_token), 'card-used')
    const { Cart } = shop.platformAs(session.auth_token)
    await Cart.CreateLineItem({ ProductID: 'oak', Quantity: 1 })
    const payment = await Cart.CreatePayment({ Type: 'CreditCard', CreditCardID: 'card-used', Amount: 20 })
    const { ID } = await Cart.Get()
    await shop.admin.Payments.Patch('Incoming', ID, payment.ID, { Accepted: true })
    await shop.admin.Orders.Submit('Incoming', ID)
    expect(await mine.User.DeleteMeCreditCardForAllUser()).toEqual({ removed: 0, remaining: 1, skipped: 1 })
  })
})
