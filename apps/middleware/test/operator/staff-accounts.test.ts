import type { ShopClient } from '@tessera/client/shop/types.gen'
import { reserveCredit } from '@tessera/middleware/modules/checkout/methods/terms-method'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'
import { type People, password, secretFor, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let all: ShopClient['Operator']
let owner: { accountId: string; number: string }

beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  all = await staffWith(shop, 'FullAccess')
  const row = await shop.database.find<typeof owner>(sql`
    update accounts a set type = 'Pro', status = 'active', terms = 'NT30', credit_line_cents = 100000, price_group = 'PG',
      name = 'Ruiz Tile' from people p where p.account_id = a.id and p.email = ${people.ada.email}
    returning a.id as "accountId", a.number`)
  if (!row) throw new Error('Ada is gone')
  owner = row
  await shop.database.rows(sql`
    insert into billing_documents (id, key, type, account_id, document_on, due_on, goods_cents, amount_cents)
    values ('RV8810000001', 'late', 'RV', ${owner.accountId}, '2020-01-01', '2020-01-31', 30000, 30000)`)
  await shop.database.rows(sql`
    with entry as (insert into ledger_entries (account_id, kind, booked_on, key)
      values (${owner.accountId}, 'charge', current_date, 'late') returning id)
    insert into ledger_postings (entry_id, line, book, billing_document_id, cents)
    select id, 1, 'receivable', 'RV8810000001', 30000 from entry union all select id, 2, 'sales', null, -30000 from entry`)
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const change = async (changes: object, operator = all) => {
  const { version } = await all.GetAccount({ number: owner.number })
  return operator.ChangeAccount({ customerNumber: owner.number, version, reason: 'Paid on time', ...changes })
}

describe('refusals', () => {
  test('unknown customers, views and pages', async () => {
    expect(await refusal(all.GetAccount({ number: 'none' }))).toMatchObject({ status: 404 })
    expect(await refusal(all.ListAccounts({ view: 'constructor' }))).toMatchObject({ status: 400 })
    expect(await refusal(all.ListAccounts({ page: '-1' }))).toMatchObject({ status: 400 })
    expect(await refusal(change({ customerNumber: 'none' }))).toMatchObject({ status: 404 })
  })

  test('a change without a reason, with wrong values, or of a retail account', async () => {
    expect(await refusal(change({ reason: ' ', isOnHold: true }))).toMatchObject({ status: 400 })
    expect(await refusal(change({ creditLineCents: -1 }))).toMatchObject({ status: 400 })
    expect(await refusal(change({ terms: 'NT31' }))).toMatchObject({ status: 400 })
    const retail = await shop.database.find<{ number: string }>(
      sql`select number from accounts where type = 'Retail' limit 1`,
    )
    const { version } = await all.GetAccount({ number: retail?.number ?? '' })
    const wrong = { customerNumber: retail?.number ?? '', version, reason: 'x', isOnHold: true }
    expect(await refusal(all.ChangeAccount(wrong))).toMatchObject({ status: 409, code: 'Operator.State' })
  })

  test('people without the credit right read customers and change none; order readers see no customers', async () => {
    const reader = await staffWith(shop, 'BuyerReader')
    expect((await reader.GetAccount({ number: owner.number })).orders).toEqual([])
    expect(await refusal(change({ isOnHold: true }, reader))).toMatchObject({ status: 403 })
    expect(await refusal((await staffWith(shop, 'OrderAdmin')).ListAccounts())).toMatchObject({ status: 403 })
  })
})

test('customers are found by company, person, phone and email, with what they owe', async () => {
  await shop.database.rows(sql`update people set phone = '404 555 0142' where email = ${people.ada.email}`)
  for (const search of ['ruiz', 'ada mason', people.ada.email, '(404) 555-0142', owner.number]) {
    const { items } = await all.ListAccounts({ search })
    expect([search, items.find(({ number }) => number === owner.number)]).toMatchObject([
      search,
      { name: 'Ruiz Tile', openCents: 30_000, overdueCents: 30_000, email: people.ada.email },
    ])
  }
  const [account] = (await all.ListAccounts({ search: owner.number })).items
  const byID = await all.ListAccounts({ search: account?.accountID ?? '' })
  expect(byID.items.map(({ number }) => number)).toEqual([owner.number])
  const numbers = async (view: string) => (await all.ListAccounts({ view })).items.map(({ number }) => number)
  expect(await numbers('overdue')).toEqual([owner.number])
  expect(await numbers('owing')).toEqual([owner.number])
  expect(await numbers('hold')).toEqual([])
  expect((await numbers('all')).length).toBeGreaterThan(1)
})

test('the page of a customer has credit, people, documents and activity', async () => {
  expect(await all.GetAccount({ number: owner.number })).toMatchObject({
    creditLineCents: 100_000,
    creditUsedCents: 30_000,
    creditFreeCents: 70_000,
    overdueCents: 30_000,
    termsText: 'Net 30 days',
    people: [{ name: 'Ada Mason', email: people.ada.email, status: 'active' }, { name: 'Ben Mason' }],
    documents: [{ id: 'RV8810000001', openCents: 30_000, isCredit: false }],
  })
})

/** Whether a checkout on terms would be accepted now; nothing is written. */
async function canOrder(amountCents: number): Promise<boolean> {
  const attempt = { id: 'x', accountId: owner.accountId, amountCents, orderId: 'x' }
  const reserve = shop.database.transaction((db) => reserveCredit(db, attempt as never, new Date()))
  // an accepted payment ends at its attempt, which this test does not have
  const { status } = await reserve.catch(() => ({ status: 'authorized' }))
  return status !== 'declined'
}

test('a changed line and a hold are in force at the next checkout, once, and name who and why', async () => {
  expect(await canOrder(90_000)).toBe(false)
  await change({ creditLineCents: 200_000, terms: 'NT45' })
  expect(await canOrder(90_000)).toBe(true)
  const { version } = await all.GetAccount({ number: owner.number })
  const hold = { customerNumber: owner.number, version, reason: 'Two checks bounced', isOnHold: true }
  await all.ChangeAccount(hold)
  await all.ChangeAccount(hold)
  expect(await canOrder(100)).toBe(false)
  // someone who saw the account before the hold does not undo it unseen
  expect(await refusal(all.ChangeAccount({ ...hold, isOnHold: false }))).toMatchObject({ code: 'Request.Conflict' })
  const { activity, isOnHold, terms } = await all.GetAccount({ number: owner.number })
  expect([isOnHold, terms]).toEqual([true, 'NT45'])
  expect(activity.slice(0, 2).map(({ text }) => text)).toEqual([
    'Changed the account: hold off → on. Reason: Two checks bounced',
    'Changed the account: terms Net 30 days → Net 45 days, credit line $1,000.00 → $2,000.00. Reason: Paid on time',
  ])
  const mails = () =>
    shop.database.rows<{ subject: string; text: string }>(
      sql`select subject, body as text from mails where template = 'account-terms' order by created_at`,
    )
  const told = await mails()
  expect(told.map(({ subject }) => subject)).toEqual(['Your account terms have changed', 'Your account is on hold'])
  expect(told[0]?.text).toMatch(/now: Net 45 days.*now \$2,000\.00/s)
  // the reason is for staff
  expect(JSON.stringify(told)).not.toMatch(/bounced|Paid on time/)
  await change({ isOnHold: false })
  expect((await mails()).at(-1)?.text).toContain('no longer on hold')
})

test('a new price group reaches the platform', async () => {
  await change({ priceGroup: 'PD' })
  const groups = await shop.database.find<{ due: number }>(sql`
    select count(*)::int as due from people where account_id = ${owner.accountId} and platform_due is not null`)
  expect(groups?.due).toBe(0)
})

describe('opening the shop as a customer', () => {
  const configID = 'desk'
  let desk: ShopClient['Operator']
  let ada: string
  const configure = async () => {
    const { client, storefrontClientID: ClientID, backOffice } = shop.commerce
    const body = { ID: configID, ClientID, SecurityProfileID: 'acting', BuyerID: 'storefront' }
    await client.ImpersonationConfigs.Save(configID, body, await backOffice())
  }
  const ask = (changes: object = {}, operator = desk) =>
    operator.OpenAsCustomer({
      customerNumber: owner.number,
      userID: ada,
      mode: 'look',
      reason: 'Looks odd',
      ...changes,
    })
  const open = async (mode: 'look' | 'order') => {
    const { code } = await ask({ mode })
    const session = await shop.as().Session.startActing({ code })
    return { ...session, shop: shop.as({ authToken: session.auth_token, shopToken: session.shop_token }) }
  }
  const tile = () => ({ items: [{ sku: shop.tile, quantity: 1, lotNo: null, room: null }] })

  beforeAll(async () => {
    const asShop = await shop.commerce.backOffice()
    await shop.commerce.client.SecurityProfiles.Create({ ID: 'acting', Name: 'Acting', Roles: ['Shopper'] }, asShop)
    desk = await staffWith(shop, 'BuyerImpersonation')
    const row = await shop.database.find<{ id: string }>(sql`
      select platform_user_id as id from people where email = ${people.ada.email}`)
    ada = row?.id ?? ''
  })

  test('is refused without the role, a configuration, a reason, or for people of another company', async () => {
    expect(await refusal(ask({}, await staffWith(shop, 'OrderAdmin')))).toMatchObject({ status: 403 })
    expect(await refusal(ask())).toMatchObject({ status: 403, code: 'Acting.NotConfigured' })
    await configure()
    expect(await refusal(ask({ reason: ' ' }))).toMatchObject({ status: 400 })
    expect(await refusal(ask({ userID: 'nobody' }))).toMatchObject({ status: 404 })
    const eve = await shop.database.find<{ id: string }>(sql`
      select platform_user_id as id from people where email = ${people.eve.email}`)
    expect(await refusal(ask({ userID: eve?.id }))).toMatchObject({ status: 404 })
  })

  test('a code opens once, within a minute', async () => {
    const spent = { status: 401, code: 'Acting.CodeSpent' }
    const start = (code: string) => shop.as().Session.startActing({ code })
    expect(await refusal(start('a-guess'))).toMatchObject(spent)
    const { code } = await ask()
    await start(code)
    expect(await refusal(start(code))).toMatchObject(spent)
    const late = await ask()
    await shop.database.rows(sql`update acting_codes set ends_at = now() - interval '1 second'`)
    expect(await refusal(start(late.code))).toMatchObject(spent)
  })

  test('staff who look see what the customer sees and change nothing', async () => {
    const acting = await open('look')
    expect(acting).toMatchObject({ staff: expect.any(String), mode: 'look', user: { email: people.ada.email } })
    expect(Date.parse(acting.endsAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    expect(await acting.shop.Cart.GetCart()).toMatchObject({ lines: [] })
    const { GetOrders, GetQuotes, GetSelectionSheets, PaymentCreditStatements } = acting.shop.MyAccount
    for (const list of [GetOrders, GetQuotes, GetSelectionSheets]) await list({ pageSize: 5 })
    await PaymentCreditStatements({ creditIds: [] })
    for (const write of [PaymentCreditStatements({}, { payOpenInvoices: 'true' }), acting.shop.Cart.AddToCart(tile())])
      expect(await refusal(write)).toMatchObject({ status: 403, code: 'Acting.LookOnly' })
  })

  test('staff who order are named beside the customer, and never touch credentials, cards or people (Smartstore#246)', async () => {
    const { shop: acting } = await open('order')
    await acting.Cart.AddToCart(tile())
    const event = await shop.platform.database.find<{ username: string; impersonator: string }>(sql`
      select username, impersonator from events where impersonator is not null and operation like 'Cart.%'
      order by id desc limit 1`)
    expect(event).toMatchObject({ username: people.ada.email, impersonator: 'admin' })
    const written = await shop.database.find<{ actor: string; email: string }>(sql`
      select r.actor, p.email from audit_records r join people p on p.id = r.person_id
      where r.action = 'acting.call' and r.object = 'Cart.AddToCart'`)
    expect(written).toMatchObject({ actor: expect.stringMatching(/\(admin\)$/), email: people.ada.email })
    const own = { status: 403, code: 'Acting.NotForOthers' }
    expect(await refusal(acting.User.ChangePersonalData({ firstName: 'Eve', lastName: 'Mason' }))).toMatchObject(own)
    expect(await refusal(acting.OwnData.ChangeEmail({ email: 'x@y.test', password: 'x' }))).toMatchObject(own)
    expect(await refusal(acting.MyCards.RemoveSavedCard({ cardId: 'x' }))).toMatchObject(own)
    const user = { email: 'new@mason.test', firstName: 'New', lastName: 'Mason', rights: [] }
    expect(await refusal(acting.User.CreateNewUser(user))).toMatchObject(own)
    await acting.Cart.ProcessCart({ paymentMethod: 'Credit_Card' })
    expect(await refusal(acting.Cart.SubmitCart())).toMatchObject(own)
    await shop.as(people.ada.session).Cart.RemoveAllCartItems()
  })

  test('it ends by sign-out, by the clock, and when the configuration is removed; the customer’s own session stays', async () => {
    const ended = { status: 401, code: expect.stringMatching(/^Session\./) }
    const one = await open('look')
    await one.shop.Session.signOut()
    expect(await refusal(one.shop.User.GetPersonalData())).toMatchObject(ended)
    const two = await open('look')
    await shop.database.rows(sql`update sessions set token_ends_at = now() where acting is not null`)
    expect(await refusal(two.shop.User.GetPersonalData())).toMatchObject(ended)
    const three = await open('look')
    const { devices } = await shop.as(people.ada.session).People.GetSessions()
    expect(devices.map(({ device }) => device).join()).toContain('of Tessera, for you')
    const { client, backOffice } = shop.commerce
    await client.ImpersonationConfigs.Delete(configID, await backOffice())
    // a verified token is trusted for five seconds
    await vi.waitFor(async () => expect(await refusal(three.shop.User.GetPersonalData())).toMatchObject(ended), {
      timeout: 30_000,
      interval: 250,
    })
    expect((await shop.as(people.ada.session).User.GetPersonalData()).email).toBe(people.ada.email)
  })
})

test('a person is invited for a manager, with no more rights, and sets their own password', async () => {
  const idOf = async (email: string) =>
    (await shop.database.find<{ id: string }>(sql`select platform_user_id as id from people where email = ${email}`))
      ?.id
  const nia = { email: 'nia@mason.test', firstName: 'Nia', lastName: 'Cole' }
  const askedBy = (await idOf(people.ada.email)) ?? ''
  const invited = { customerNumber: owner.number, askedBy, rights: ['buy'], ...nia }
  const other = await staffWith(shop, 'OrderAdmin')
  expect(await refusal(other.InvitePerson(invited))).toMatchObject({ status: 403 })
  for (const [wrong, answer] of [
    [{ askedBy: await idOf(people.eve.email) }, { status: 404 }],
    [{ askedBy: await idOf(people.ben.email) }, { code: 'User.RightNotHeld' }],
    [{ rights: ['everything'] }, { status: 400 }],
    [{ email: people.eve.email }, { code: 'User.EmailTaken' }],
    [{ firstName: 'www.evil.test' }, { status: 400 }],
  ] as const)
    expect([wrong, await refusal(all.InvitePerson({ ...invited, ...wrong } as typeof invited))]).toMatchObject([
      wrong,
      answer,
    ])
  await all.InvitePerson(invited)
  await all.InvitePerson(invited)
  const token = await secretFor(shop, 'nia@mason.test')
  await shop.as().Auth.AccountActivation({ token, password })
  expect((await all.GetAccount({ number: owner.number })).people).toContainEqual(
    expect.objectContaining({ email: 'nia@mason.test', status: 'active', rights: ['buy'] }),
  )
  const records = await shop.database.rows<{ actor: string }>(sql`
    select actor from audit_records where action = 'user.invite' and after ->> 'email' = 'nia@mason.test'`)
  expect(records).toHaveLength(2)
  expect(records[0]?.actor).toContain('admin')
})
