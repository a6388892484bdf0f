import type { ShopClient } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let staff: ShopClient['Operator']
let ada: ShopClient
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  staff = shop.as(people.olga).Operator
  ada = shop.as(people.ada.session)
  await shop.database.rows(sql`
    update accounts set type = 'Pro', status = 'active', name = 'Mason Tile'
    where id = (select account_id from people where email = ${people.ada.email})`)
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const waiting = async () => (await staff.GetDesk()).companyNames
const letters = async () =>
  (
    await shop.database.rows<{ subject: string }>(sql`
      select subject from mails where recipient = ${people.ada.email} and template = 'company-name' order by created_at`)
  ).map(({ subject }) => subject)

test('company data is for managers, and names are decided by people of the store alone', async () => {
  await expect(shop.as().People.GetCompany()).rejects.toMatchObject({ status: 401 })
  const decision = { customerNumber: '1', isApproved: true }
  await expect(ada.Operator.DecideCompanyName(decision)).rejects.toMatchObject({ status: 403 })
  await expect(staff.DecideCompanyName(decision)).rejects.toMatchObject({ status: 404 })
  const { cust_num } = await ada.People.GetCompany()
  await expect(staff.DecideCompanyName({ customerNumber: cust_num, isApproved: true })).rejects.toMatchObject({
    status: 404,
  })
})

test('another name waits while the rest changes at once, and can be taken back', async () => {
  const asked = await ada.User.UpdateCustomerData({ name: 'Mason & Daughter', website: 'https://mason.example' })
  expect(asked).toMatchObject({
    name: 'Mason Tile',
    pendingName: 'Mason & Daughter',
    website: 'https://mason.example',
  })
  expect(await ada.People.GetCompany()).toEqual(asked)
  expect(await waiting()).toMatchObject([
    { account: 'Mason Tile', wanted: 'Mason & Daughter', customerNumber: asked.cust_num },
  ])
  expect(await ada.User.UpdateCustomerData({ name: 'Mason Tile' })).toMatchObject({ pendingName: null })
  expect(await waiting()).toEqual([])
})

test('a refusal needs a reason and leaves the name; an approval changes it, and both are emailed', async () => {
  const { cust_num: customerNumber } = await ada.User.UpdateCustomerData({ name: 'Mason Banks' })
  await expect(staff.DecideCompanyName({ customerNumber, isApproved: false })).rejects.toMatchObject({
    fields: [{ field: 'reason' }],
  })
  await staff.DecideCompanyName({ customerNumber, isApproved: false, reason: 'The register says otherwise.' })
  expect(await ada.People.GetCompany()).toMatchObject({ name: 'Mason Tile', pendingName: null })
  await ada.User.UpdateCustomerData({ name: 'Mason & Daughter' })
  await staff.DecideCompanyName({ customerNumber, isApproved: true })
  expect(await ada.People.GetCompany()).toMatchObject({ name: 'Mason & Daughter', pendingName: null })
  expect(await letters()).toEqual(['About your company name', 'Your company name has been changed'])
})

describe('one email to several customers', () => {
  let service: ShopClient['Operator']
  let customerNumber: string
  beforeAll(async () => {
    service = await staffWith(shop, 'FullAccess')
    customerNumber = (await ada.People.GetCompany()).cust_num
    await shop.database.rows(sql`
      insert into accounts (id, number, name, type, status) values ('empty', 'EMPTY', 'Empty Tile', 'Pro', 'active')`)
  })
  const words = { subject: 'New hours', text: 'The dock opens at 6.\n\nSee you.' }
  const email = (changes: object, as = service, options = {}) =>
    as.EmailCustomers({ customerNumbers: [customerNumber], ...words, key: 'one', ...changes }, options)
  const sent = () =>
    shop.database.rows<{ recipient: string; body: string }>(sql`
      select recipient, body from mails where template = 'customer-email' order by created_at`)

  test('needs the right, words, a key and 1 to 50 customers, and sends nothing otherwise', async () => {
    await expect(email({}, await staffWith(shop, 'OrderAdmin'))).rejects.toMatchObject({ status: 403 })
    const many = Array.from({ length: 51 }, (_, at) => `N${at}`)
    for (const [field, changes] of [
      ['subject', { subject: ' ' }],
      ['text', { text: '\n' }],
      ['key', { key: ' ' }],
      ['key', { key: null }],
      ['customerNumbers', { customerNumbers: [] }],
      ['customerNumbers', { customerNumbers: many }],
      ['customerNumbers', { customerNumbers: ['none', 'EMPTY'] }],
    ] as const)
      await expect(email(changes)).rejects.toMatchObject({ status: 400, fields: [{ field }] })
    expect(await sent()).toEqual([])
  })

  test('is foreseen with those who get none, sent once per key, and audited', async () => {
    const customerNumbers = [customerNumber, 'EMPTY', 'none']
    const preview = await email({ customerNumbers, isPreview: true, key: null })
    expect(preview.customers.map(({ result, people: count }) => [result, count])).toEqual([
      ['emailed', 1],
      ['skipped', 0],
      ['skipped', 0],
    ])
    expect(await sent()).toEqual([])
    const reports = await Promise.all([email({ customerNumbers }), email({ customerNumbers })])
    expect(reports).toEqual([preview, preview])
    expect(await email({ customerNumbers, key: null }, service, { idempotencyKey: 'one' })).toEqual(preview)
    await expect(email({ customerNumbers, text: 'Other words' })).rejects.toMatchObject({ status: 409 })
    expect(await sent()).toEqual([
      { recipient: people.ada.email, body: expect.stringContaining('The dock opens at 6.') },
    ])
    const audited = await shop.database.rows(sql`select after from audit_records where action = 'account.email'`)
    expect(audited).toEqual([{ after: { subject: 'New hours', people: 1 } }])
  })

  test('does not reach people who turned such emails off', async () => {
    await shop.database.rows(sql`update people set muted_topics = '{store}' where email = ${people.ada.email}`)
    const { people: count, customers } = await email({ isPreview: true })
    expect([count, customers]).toEqual([0, [expect.objectContaining({ optedOut: 1, result: 'skipped' })]])
    await expect(email({ key: 'two' })).rejects.toMatchObject({ status: 400 })
  })
})
