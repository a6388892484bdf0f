import type { ShopClient } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
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
