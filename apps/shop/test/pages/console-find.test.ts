import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { addStaffMember, serveConsole, signInToConsole } from './a-console.ts'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'

let shop: RunningStorefront
let port: number
let admin: Browser
let company: string
let number: string

const signIn = (userName: string, password?: string): Promise<Browser> => signInToConsole(port, userName, password)

beforeAll(async () => {
  shop = await aStorefront()
  const fetches = { platformFetch: fetchInto(shop.platform.app), shopFetch: fetchInto(shop.app) }
  port = await serveConsole({ admin: shop.admin, ...fetches })
  for (const [id, roles] of [
    ['clerk', ['BuyerReader']],
    ['meg', ['WebhookAdmin']],
  ] as const)
    await addStaffMember(shop.admin, id, roles)
  admin = await signIn('admin', 'Tests-only-1')
  company = (await aPro(shop, 'Ada')).company
  const account = await shop.database.find<{ number: string }>(sql`select number from accounts where name = ${company}`)
  number = account?.number ?? ''
})

describe('rights', () => {
  test('people who may read none of it have no field and no pages', async () => {
    const meg = await signIn('meg')
    expect((await meg.open('/console')).html).not.toContain('Find anything')
    for (const path of ['/console/find?q=ada', '/console/customers', `/console/customers/${number}`])
      expect((await meg.open(path)).status, path).toBe(403)
    expect((await meg.open('/console/find/suggest?q=ada')).html).toBe('{"items":[]}')
  })

  test('a person without the credit right sees a customer and cannot change it', async () => {
    const clerk = await signIn('clerk')
    const page = await clerk.open(`/console/customers/${number}`)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('Save changes')
    expect((await clerk.send(`/console/customers/${number}`, { hold: 'yes', reason: 'x' })).status).toBe(404)
  })
})

test('the form finds without script: nothing, several, and a whole number opens its page', async () => {
  expect((await admin.open('/console/find?q=nobody-at-all')).text).toContain('Nothing was found')
  const several = await admin.open(`/console/find?q=${encodeURIComponent(company.slice(0, 4))}`)
  expect(several.html).toContain(`href="/console/customers/${number}"`)
  expect((await admin.open(`/console/find?q=${number}`)).path).toBe(`/console/customers/${number}`)
})

test('customers are listed and searched', async () => {
  const list = await admin.open(`/console/customers?search=${encodeURIComponent(company)}`)
  expect(list.html).toContain(`href="/console/customers/${number}"`)
  expect((await admin.open('/console/customers?view=hold')).text).toContain('Nothing under “On hold”')
  expect((await admin.open('/console/customers/none')).status).toBe(404)
})

test('terms and hold are changed with a reason; a refusal keeps what was typed', async () => {
  const path = `/console/customers/${number}`
  const page = await admin.open(path)
  const version = /name="version" value="([^"]+)"/.exec(page.html)?.[1]?.replaceAll('&#x27;', "'") ?? ''
  const form = { version, terms: 'NT45', creditLine: '25,000', priceGroup: 'PP', hold: 'yes' }
  const refused = await admin.send(path, { ...form, creditLine: 'a lot', reason: 'Typed reason' })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Typed reason')
  const done = await admin.send(path, { ...form, reason: 'New job' })
  expect(done.text).toContain('It counts from the next checkout')
  expect(done.text).toContain('Reason: New job')
  const stored = await shop.database.find(sql`
    select terms, credit_line_cents::int as line, price_group as "group", on_hold as hold from accounts
    where number = ${number}`)
  expect(stored).toEqual({ terms: 'NT45', line: 2_500_000, group: 'PP', hold: true })
})
