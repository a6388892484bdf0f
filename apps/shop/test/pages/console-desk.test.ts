import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser, type Browser } from './a-browser.ts'
import { serveConsole, staffPassword, userOf } from './a-console.ts'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { submitForm } from './page-form.ts'

let shop: RunningStorefront
let port: number
let admin: Browser
let company: string

beforeAll(async () => {
  shop = await aStorefront()
  const platformFetch = fetchInto(shop.platform.app)
  port = await serveConsole({ admin: shop.admin, platformFetch, shopFetch: fetchInto(shop.app) })
  admin = aBrowser(port)
  await admin.send('/console/sign-in', { userName: 'admin', password: 'Tests-only-1' })
  company = (await aPro(shop, 'Ada')).company
  await shop.database.rows(sql`update accounts set pending_name = 'Mason & Sons' where name = ${company}`)
})

const numberOf = async () =>
  (await shop.database.find<{ number: string }>(sql`select number from accounts where pending_name is not null`))
    ?.number ?? ''

test('people without the right have no desk, and nothing to send', async () => {
  await shop.admin.AdminUsers.Create(userOf('meg'))
  await shop.admin.SecurityProfiles.Create({ ID: 'meg', Name: 'Meg', Roles: ['ProductAdmin'] })
  await shop.admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'meg', UserID: 'meg' })
  const meg = aBrowser(port)
  await meg.send('/console/sign-in', { userName: 'meg', password: staffPassword })
  expect((await meg.open('/console')).text).not.toContain('Company names')
  const fields = { intent: 'decideName:approve', number: await numberOf() }
  expect((await meg.send('/console?index', fields)).status).toBe(404)
})

test('an unknown button and an unreadable amount change nothing, and what was typed stays', async () => {
  const number = await numberOf()
  const unknown = await admin.send('/console?index&list=companyNames', { intent: 'constructor', number, text: 'Typed' })
  expect(unknown.status).toBe(400)
  expect(unknown.text).toContain('This button is no longer here')
  expect(unknown.html).toContain('Typed')
  const amount = await admin.send('/console?index', { intent: 'offerQuote', number: 'Q1', 'price-1': 'cheap' })
  expect(amount.status).toBe(400)
})

test('a task is assigned to a colleague, and the desk shows mine or those of a store alone', async () => {
  const number = await numberOf()
  const at = '/console?index&list=companyNames'
  expect((await admin.open('/console?list=companyNames&whose=mine')).text).toContain('Nothing waits here')
  expect((await admin.open('/console?list=companyNames&store=Nowhere')).text).toContain('Nothing waits here')
  const refused = await admin.send(at, { intent: 'assign:customer', number, userID: 'stranger' })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Choose a team member from the list.')])
  const { Items } = await shop.admin.AdminUsers.List({ filters: { Username: 'admin' } })
  await admin.send(at, { intent: 'assign:customer', number, userID: Items[0]?.ID ?? '', key: 'k' })
  const mine = await admin.open('/console?list=companyNames&whose=mine')
  expect(mine.text).toMatch(new RegExp(`${company} → .*Assigned to`))
})

test('a company name waits at the desk and is decided there; a refusal needs its reason', async () => {
  const number = await numberOf()
  const desk = await admin.open('/console?list=companyNames')
  expect(desk.text).toContain(`${company} → Mason &amp; Sons`)
  const refused = await admin.send('/console?index&list=companyNames', { intent: 'decideName:decline', number })
  expect(refused.status).toBe(400)
  expect(await numberOf()).toBe(number)
  const done = await admin.send('/console?index&list=companyNames', { intent: 'decideName:approve', number })
  expect(done.text).toContain('The name was decided')
  expect(await shop.database.find(sql`select name from accounts where number = ${number}`)).toEqual({
    name: 'Mason & Sons',
  })
})

test('a refund asks for the password again, with everything that was typed, and other work does not', async () => {
  Object.assign(admin.cookies, { tessera_console_recent: '' })
  for (const intent of ['confirmRefund', ' confirmRefund:x ', 'decidePro:approve:x', 'moveReturn:inspected']) {
    const asked = await admin.send('/console?index', { intent, number: 'R-1', text: 'Wire 4711' })
    expect([asked.status, asked.text], intent).toEqual([
      403,
      expect.stringContaining('Enter your password to continue'),
    ])
  }
  const other = await admin.send('/console?index', { intent: 'offerQuote', number: 'Q1', 'price-1': 'cheap' })
  expect(other.status).toBe(400)
  const asked = await admin.send('/console?index&list=refunds', {
    intent: 'confirmRefund',
    number: '7',
    text: 'Wire 4711',
  })
  expect(asked.html).toMatch(/<form[^>]*action="\/console\?index[^"]*"/)
  const sent = await submitForm(admin, asked, { passwordAgain: 'Tests-only-1' })
  // there is no such refund: the shop was asked, and says so
  expect([sent.status, sent.text]).toEqual([400, expect.not.stringContaining('Enter your password')])
})

test('a file that does not exist is not here', async () => {
  for (const path of ['photo?kind=order&messageId=1', 'certificate?customerNumber=1', 'other', 'constructor'])
    expect((await admin.open(`/console/desk/${path}`)).status, path).toBe(404)
})

test('the mark of a customer is another one after a change and says by whom, and none for people who may not read customers', async () => {
  const number = (
    await shop.database.find<{ number: string }>(sql`
    select number from accounts where name = 'Mason & Sons' or name = ${company}`)
  )?.number
  const path = `/console/live/mark?kind=customer&number=${number}`
  const markFor = async (browser: Browser) => (JSON.parse((await browser.open(path)).html) as { mark: string }).mark
  const meg = aBrowser(port)
  await meg.send('/console/sign-in', { userName: 'meg', password: staffPassword })
  expect(await markFor(meg)).toBeNull()
  expect((await admin.open('/console/live/mark?kind=order&number=none')).html).toBe('{"mark":null,"by":null}')
  const before = await markFor(admin)
  expect(await markFor(admin)).toBe(before)
  const note = { intent: 'addNote:customer', note: 'Call first', key: 'mark' }
  expect((await admin.send(`/console/customers/${number}`, note)).text).toContain('Call first')
  const changed = JSON.parse((await admin.open(`${path}&seen=${before}`)).html) as { mark: string; by: string | null }
  expect(changed.mark).not.toBe(before)
  // the name is that of the person who wrote the note
  expect(changed.by).toMatch(/admin/i)
  const again = JSON.parse((await admin.open(`${path}&seen=${changed.mark}`)).html) as { by: string | null }
  expect(again.by).toBeNull()
})
