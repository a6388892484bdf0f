import { sql } from '@tessera/server/sql'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from './a-browser.ts'
import { addStaffMember } from './a-console.ts'
import { aStaffedShop, type StaffedShop } from './a-staffed-shop.ts'
import type { RunningStorefront } from './a-storefront.ts'
import { insertOrder } from './insert-order.ts'
import { controlsOf, submitForm } from './page-form.ts'

let shop: RunningStorefront
let admin: Browser
let company: string
let number: string
let signIn: StaffedShop['signIn']

beforeAll(async () => {
  ;({ shop, admin, company, number, signIn } = await aStaffedShop())
})

describe('rights', () => {
  test('people who may read none of it find nothing of the shop, and have none of its pages', async () => {
    const meg = await signIn('meg')
    const home = await meg.open('/console')
    expect(home.text).toContain('Find a page, record or operation')
    expect(home.text).not.toContain('Find an order')
    for (const path of ['/console/customers', `/console/customers/${number}`])
      expect((await meg.open(path)).status, path).toBe(403)
    for (const text of [company, number]) {
      const q = encodeURIComponent(text)
      expect((await meg.open(`/console/find?q=${q}`)).text).toContain('Nothing was found')
      const suggested = JSON.parse((await meg.open(`/console/find/suggest?q=${q}`)).html)
      expect(suggested).toEqual({ items: [], others: [], operations: [] })
    }
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

test('a first word starts work on what is found, for people who may do it', async () => {
  const email = (
    await shop.database.find<{ email: string }>(sql`
    select p.email from people p join accounts a on a.id = p.account_id where a.number = ${number}`)
  )?.email
  const as = `/console/find?q=${encodeURIComponent(`as ${email}`)}`
  expect((await admin.open(as)).path).toMatch(new RegExp(`^/console/customers/${number}/as/(?!.*@)`))
  expect((await admin.open(`/console/find?q=order+${number}`)).path).toContain('/console/counter/')
  const clerk = await signIn('clerk')
  expect((await clerk.open(as)).path).toContain('/console/find')
  expect((await clerk.open(`/console/find?q=order+${number}`)).path).toContain('/console/find')
})

test('selected customers get other prices after a look at what would change', async () => {
  const list = `/console/customers?search=${encodeURIComponent(company)}`
  const clerk = await signIn('clerk')
  expect((await clerk.open(list)).html).not.toContain('name="customer"')
  expect((await clerk.send(list, { intent: 'make:prices', customer: number })).status).toBe(404)
  const page = await admin.open(list)
  const seen = controlsOf(page, 'try:prices').find(({ name }) => name === `seen.${number}`)?.value
  const priceGroup = seen === 'PP' ? 'PD' : 'PP'
  const none = await submitForm(admin, page, { reason: 'Sells a lot' }, { button: 'try:prices', having: 'try:prices' })
  expect(none.text).toContain('Select at least one customer.')
  const typed = { customer: [number], priceGroup, reason: 'Sells a lot' }
  const review = await submitForm(admin, none, typed, { button: 'try:prices', having: 'try:prices' })
  expect(review.text).toContain('1 would be changed.')
  expect(review.text).toContain('Change prices for 1 customer')
  const groupOf = async () =>
    (
      await shop.database.find<{ group: string }>(
        sql`select price_group as group from accounts where number = ${number}`,
      )
    )?.group
  expect(await groupOf()).toBe(seen)
  const done = await submitForm(admin, review, {}, { button: 'make:prices' })
  expect([done.text.includes('1 changed.'), await groupOf()]).toEqual([true, priceGroup])
  expect((await admin.open(`/console/customers/${number}`)).text).toContain('Emails')
})

test('selected customers get an email after a look at who gets it', async () => {
  const list = `/console/customers?search=${encodeURIComponent(company)}`
  expect((await (await signIn('clerk')).send(list, { intent: 'make:email', customer: number })).status).toBe(404)
  const none = await submitForm(admin, await admin.open(list), {}, { button: 'ask:email', having: 'ask:email' })
  expect(none.text).toContain('Select at least one customer.')
  const writing = await submitForm(admin, none, { customer: [number] }, { button: 'ask:email', having: 'ask:email' })
  const words = { subject: 'New hours', text: 'We open at 6.' }
  const review = await submitForm(admin, writing, words, { button: 'try:email' })
  expect(review.text).toContain('1 email would be sent.')
  const done = await submitForm(admin, review, {}, { button: 'make:email' })
  expect(done.text).toContain('1 email on the way.')
  expect((await admin.open(`/console/customers/${number}`)).text).toContain('New hours')
})

test('customers are listed and searched', async () => {
  const list = await admin.open(`/console/customers?search=${encodeURIComponent(company)}`)
  expect(list.html).toContain(`href="/console/customers/${number}"`)
  expect((await admin.open('/console/customers?view=hold')).text).toContain('Nothing under “On hold”')
  expect((await admin.open('/console/customers/none')).status).toBe(404)
})

test('a list is a file with the words of its address, for people who may read it', async () => {
  const meg = await signIn('meg')
  expect((await meg.open('/console/file/customers')).status).toBe(403)
  for (const list of ['nothing', 'constructor']) expect((await admin.open(`/console/file/${list}`)).status).toBe(404)
  const words = `search=${encodeURIComponent(company)}`
  expect((await admin.open(`/console/customers?${words}`)).html).toContain('href="/console/file/customers?')
  const { html: file } = await admin.open(`/console/file/customers?${words}`)
  expect(file.split('\n')[0]).toContain('"Number","Customer","Type"')
  expect(file).toContain(`"${number}","${company}","Pro"`)
  expect((await admin.open('/console/file/customers?search=nobody-at-all')).html.trim().split('\n')).toHaveLength(1)
})

test('a template that is replaced or deleted comes back with Undo', async () => {
  const wordsOf = () => shop.database.rows<{ body: string }>(sql`select body from staff_templates where name = 'Rush'`)
  const save = (text: string) =>
    admin.send('/console?index', { intent: 'saveTemplate', kind: 'message', name: 'Rush', text, key: `rush-${text}` })
  await save('Soon.')
  for (const text of ['Today.', '']) {
    const saved = await save(text)
    expect(saved.text).toContain('Template saved. Undo')
    expect(await wordsOf()).toEqual(text ? [{ body: text }] : [])
    await submitForm(admin, saved, {}, { having: 'name="intent" value="saveTemplate"' })
    expect(await wordsOf()).toEqual([{ body: 'Soon.' }])
  }
})

test('selected orders are a file of their own, for people who may look; without any the page says so', async () => {
  await addStaffMember(shop.admin, 'otto', ['OrderReader'])
  const otto = await signIn('otto')
  const account = await shop.database.find<{ id: string }>(sql`select id from accounts where number = ${number}`)
  const anOrder = () => insertOrder(shop, account?.id ?? '')
  const [one, other, third] = [await anOrder(), await anOrder(), await anOrder()]
  expect((await otto.open('/console/orders')).text).toContain('Export selected')
  const sent = await otto.send('/console/orders?view=unpaid', [
    ['intent', 'export'],
    ['id', one],
    ['id', third],
  ])
  expect(sent.path).toBe(`/console/file/orders?id=${one}&id=${third}`)
  const [head, ...lines] = sent.html.trim().split('\n')
  expect(head).toContain('"Order","Placed","Customer"')
  expect(lines.map((line) => line.split(',')[0]).toSorted()).toEqual([`"${one}"`, `"${third}"`].toSorted())
  expect(sent.html).not.toContain(other)
  const none = await otto.send('/console/orders', { intent: 'export' })
  expect([none.status, none.text]).toEqual([400, expect.stringContaining('Select at least one order first.')])
  const meg = await signIn('meg')
  expect((await meg.send('/console/orders', { intent: 'export', id: one })).status).toBe(404)
})

test('the address of a list is saved under a name, for oneself or for everyone, and deleted', async () => {
  const clerk = await signIn('clerk')
  const view = { list: '/customers', words: 'view=hold&search=x', intent: 'save' }
  const refused = await clerk.send('/console/views', { ...view, name: ' ' })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Name the view.')])
  expect((await clerk.send('/console/views', { ...view, list: '//evil.test', name: 'x' })).status).toBe(400)
  const saved = await clerk.send('/console/views', { ...view, name: 'Holds <b>', isShared: 'on' })
  expect([saved.path, saved.text]).toEqual([
    '/console/customers?view=hold&search=x',
    expect.stringContaining('Holds &lt;b&gt; Change this view'),
  ])
  expect((await admin.open('/console/customers')).html).toContain('href="/console/customers?view=hold&amp;search=x"')
  for (const list of ['orders', 'quotes', 'products', 'r/buyers'])
    expect((await admin.open(`/console/${list}`)).text, list).toContain('Save this view')
  expect((await admin.open('/console/r/buyers/none')).status).toBe(404)
  const id = /name="id" value="([^"]+)"/.exec(saved.html)?.[1] ?? ''
  expect((await clerk.open(`/console/views?list=/customers&delete=none`)).status).toBe(404)
  const asked = await clerk.open(`/console/views?list=/customers&delete=${id}`)
  expect(saved.html).toContain(`delete=${id}`)
  expect(asked.text).toContain('Delete the view “Holds &lt;b&gt;”?')
  expect(asked.text).toContain('Everyone who uses it loses it.')
  const deleted = await submitForm(clerk, asked, {}, { button: 'delete' })
  expect([deleted.path, deleted.text]).toEqual(['/console/customers', expect.not.stringContaining('Holds')])
})

test('staff write notes about a customer to each other', async () => {
  const path = `/console/customers/${number}`
  const note = { intent: 'addNote:customer', note: 'Gate code <4711>', key: 'note' }
  expect((await (await signIn('clerk')).send(path, note)).status).toBe(404)
  const carl = await signIn('carl')
  const refused = await carl.send(path, { ...note, note: '' })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Enter a note.')])
  expect((await carl.send(path, note)).text).toContain('Note: Gate code &lt;4711&gt;')
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
  expect(done.text).toContain('It applies from the next checkout')
  expect(done.text).toContain('Reason: New job')
  const stored = await shop.database.find(sql`
    select terms, credit_line_cents::int as line, price_group as "group", on_hold as hold from accounts
    where number = ${number}`)
  expect(stored).toEqual({ terms: 'NT45', line: 2_500_000, group: 'PP', hold: true })
  const newest = /name="version" value="([^"]+)"/.exec(done.html)?.[1]?.replaceAll('&#x27;', "'") ?? ''
  const same = await admin.send(path, { ...form, version: newest, reason: 'Looked at' })
  expect([same.status, same.text]).toEqual([400, expect.stringContaining('Nothing was saved')])
  expect(same.html).toContain('value="Looked at"')
  const again = await admin.send(path, { ...form, reason: 'New job' })
  expect(again.text).toContain('It applies from the next checkout')
})

describe('the counter', () => {
  const sku = pickProducts(1)[0]?.product.ID ?? ''
  const ofForm = (page: Page): [string, string][] => {
    const fields: [string, string][] = []
    for (const [tag] of page.html.matchAll(/<input type="hidden"[^>]*>/g)) {
      const [, name] = / name="([^"]*)"/.exec(tag) ?? []
      if (name) fields.push([name, / value="([^"]*)"/.exec(tag)?.[1] ?? ''])
    }
    return fields
  }

  test('is closed to people without the role, who do not see it in the menu', async () => {
    const clerk = await signIn('clerk')
    expect((await clerk.open('/console')).html).not.toContain('href="/console/counter"')
    for (const path of ['/console/counter', '/console/counter/new?customer=1']) {
      const page = await clerk.open(path)
      expect(page.status).toBe(403)
      expect(page.text).toContain('CounterSales')
    }
    expect((await clerk.send('/console/counter/new', { intent: 'save' })).status).toBe(404)
  })

  test('a customer is found, lines are typed, corrected and placed, without a script (evershop#731)', async () => {
    await shop.database.rows(sql`
      update accounts set terms = 'NT30', credit_line_cents = 10000000, on_hold = false where number = ${number}`)
    const carl = await signIn('carl')
    expect((await carl.open('/console')).html).toContain('href="/console/counter"')
    const found = await carl.open(`/console/counter?search=${encodeURIComponent(company)}`)
    const [, start = ''] = /href="\/console(\/counter\/new[^"]*)"/.exec(found.html) ?? []
    const page = await carl.open(`/console${start}`)
    const [, userID = ''] = /<option value="([^"]*)" selected="">Ada Mason/.exec(page.html) ?? []
    const entry: [string, string][] = [
      ...ofForm(page),
      ['userID', userID],
      ['kind', 'pick-up'],
      ['storeId', 'store-101'],
      ['jobName', 'Elm Street'],
    ]
    const wrong = await carl.send(`/console${start}`, [...entry, ['typed', `${sku}Q 4`], ['intent', 'save']])
    expect(wrong.text).toContain(`We don’t sell ${sku}Q.`)
    expect(wrong.html).toContain(`value="take:0:${sku}"`)
    const taken = [...ofForm(wrong), ...entry.slice(-3), ['typed', `${sku}Q 4`], ['intent', `take:0:${sku}`]]
    const saved = await carl.send(`/console${start}`, taken as [string, string][])
    expect(saved.path).toMatch(/^\/console\/counter\/[0-9a-f-]{36}$/)
    expect(saved.text).toContain('Place on account')
    expect((await carl.open('/console/counter')).text).toContain('Elm Street')
    const lines: [string, string][] = [
      ['line.0.boxes', '4'],
      ['line.0.lot', ''],
    ]
    const placing: [string, string][] = [...ofForm(saved), ...entry.slice(-3), ...lines, ['intent', 'place']]
    const placed = await carl.send(saved.path, placing)
    expect(placed.path).toMatch(/^\/console\/orders\/\d+\?placed=placed$/)
    expect(placed.text).toContain('Order placed for Ada Mason.')
    // the same form again leads to the same order
    const { path } = await carl.send(saved.path, placing)
    expect(path).toBe(placed.path.replace('?placed=placed', ''))
    expect((await carl.open(saved.path)).path).toBe(path)
  })
})
