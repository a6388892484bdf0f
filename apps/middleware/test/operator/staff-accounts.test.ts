import type { ShopClient } from '@tessera/client/shop/types.gen'
import { reserveCredit } from '@tessera/middleware/modules/checkout/methods/terms-method'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let all: ShopClient['Operator']
let owner: { accountId: string; number: string }

const staffWith = async (...roles: string[]): Promise<ShopClient['Operator']> => {
  const { client, storefrontClientID } = shop.commerce
  const { access_token } = await client.Auth.Login('admin', 'Tests-only-1', storefrontClientID, roles as never)
  return shop.as({ authToken: access_token }).Operator
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { status: number; code: string }) => error,
  )

beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  all = await staffWith('FullAccess')
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
    const reader = await staffWith('BuyerReader')
    expect((await reader.GetAccount({ number: owner.number })).orders).toEqual([])
    expect(await refusal(change({ isOnHold: true }, reader))).toMatchObject({ status: 403 })
    expect(await refusal((await staffWith('OrderAdmin')).ListAccounts())).toMatchObject({ status: 403 })
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
    'Account change: hold off → on. Reason: Two checks bounced',
    'Account change: terms Net 30 days → Net 45 days, credit line $1,000.00 → $2,000.00. Reason: Paid on time',
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
