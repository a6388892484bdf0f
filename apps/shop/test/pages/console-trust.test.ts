import { fetchInto } from '@tessera/server/fetch-into'
import { listenerOf } from '@tessera/server/http'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { addStaffMember, serveConsole, signInToConsole, staffPassword, userOf } from './a-console.ts'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { submitForm } from './page-form.ts'

let shop: RunningStorefront
let port: number
let admin: Browser
let auditor: Browser
let number: string

beforeAll(async () => {
  shop = await aStorefront()
  const fetches = { platformFetch: fetchInto(shop.platform.app), shopFetch: fetchInto(shop.app) }
  port = await serveConsole({ admin: shop.admin, events: listenerOf(shop.platform.app), ...fetches })
  await addStaffMember(shop.admin, 'meg', ['ProductAdmin'])
  await shop.admin.AdminUsers.Create(userOf('aud'))
  await shop.admin.SecurityProfiles.Create({
    ID: 'aud',
    Name: 'Auditor',
    Roles: ['ProductReader'],
    CustomRoles: ['AuditReader'],
  })
  await shop.admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'aud', UserID: 'aud' })
  admin = await signInToConsole(port, 'admin', 'Tests-only-1')
  auditor = await signInToConsole(port, 'aud', staffPassword)
  const { company } = await aPro(shop, 'Ada')
  const account = await shop.database.find<{ number: string }>(sql`select number from accounts where name = ${company}`)
  number = account?.number ?? ''
})

const history = (path: string) => `/console/r/${path}?view=history`
const undoLinks = (html: string) =>
  [...html.matchAll(/href="(\/console\/undo\?[^"]*event=[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

describe('rights', () => {
  test('without the right there is no tab, no menu and no page, and nothing is undone', async () => {
    await shop.admin.Products.Create({ ID: 'closed', Name: 'Closed' })
    await shop.admin.Products.Patch('closed', { Name: 'Changed' })
    const meg = await signInToConsole(port, 'meg')
    const record = await meg.open('/console/r/products/closed')
    expect(record.text).not.toContain('History')
    expect(record.html).not.toContain('/console/audit')
    const [undo = ''] = undoLinks((await admin.open(history('products/closed'))).html)
    for (const path of [history('products/closed'), '/console/audit'])
      expect((await meg.open(path)).status, path).toBe(403)
    // what someone else wrote is not here
    expect((await meg.open(undo)).status).toBe(404)
    expect((await meg.send(undo, { key: 'x' })).status).toBe(404)
    expect((await shop.admin.Products.Get('closed')).Name).toBe('Changed')
  })

  test('a person who may read the audit and not change the record has no Undo, and is refused', async () => {
    await shop.admin.Products.Create({ ID: 'read-only', Name: 'Old' })
    await shop.admin.Products.Patch('read-only', { Name: 'New' })
    const page = await auditor.open(history('products/read-only'))
    expect(page.text).toContain('Old → changed to New')
    expect(undoLinks(page.html)).toEqual([])
    const [undo = ''] = undoLinks((await admin.open(history('products/read-only'))).html)
    expect((await auditor.open(undo)).text).toContain('To change this you need one of these permissions')
    await auditor.send(undo, { key: 'x' })
    expect((await shop.admin.Products.Get('read-only')).Name).toBe('New')
  })

  test('the pages of a product lead to its part of the audit', async () => {
    const link = 'href="/console/audit?record=products%2Fread-only"'
    for (const path of ['/console/products/read-only', '/console/products/read-only/prices'])
      expect((await admin.open(path)).html, path).toContain(link)
    expect((await auditor.open('/console/products/read-only')).html).toContain(link)
    const audit = await auditor.open('/console/audit?record=products%2Fread-only')
    expect(audit.text).toContain('Old → changed to New')
    expect(audit.text).not.toContain('products/closed')
    const meg = await signInToConsole(port, 'meg')
    expect((await meg.open('/console/products/read-only')).html).not.toContain('/console/audit')
  })

  test('an undo of nothing is not here', async () => {
    expect((await admin.open('/console/undo')).status).toBe(404)
    expect((await admin.open('/console/undo?request=none&event=1')).status).toBe(404)
  })
})

test('a record tells who changed what, from and to; undo gives it back, and undo of the undo too', async () => {
  await shop.admin.Products.Create({ ID: 'told', Name: 'First', xp: { finish: 'Matte', lot: { a: 1 } } })
  await shop.admin.Products.Patch('told', { Name: 'Second', xp: { finish: 'Polished', lot: { b: 2 } } })
  const page = await admin.open(history('products/told'))
  expect(page.text).toMatch(/Changed product .* Name First → changed to Second .*Finish Matte → changed to Polished/)
  expect(page.text).toContain('Created product')
  const [newest = ''] = undoLinks(page.html)
  const asked = await admin.open(newest)
  expect(asked.text).toMatch(/Undo this change\? .* Name Second → changed to First/)
  expect((await shop.admin.Products.Get('told')).Name).toBe('Second')
  const undone = await submitForm(admin, asked)
  expect(undone.path).toBe('/console/r/products/told?view=history&done=undone')
  expect(await shop.admin.Products.Get('told')).toMatchObject({ Name: 'First', xp: { finish: 'Matte', lot: { a: 1 } } })
  const [again = ''] = undoLinks(undone.html)
  await submitForm(admin, await admin.open(again))
  expect(await shop.admin.Products.Get('told')).toMatchObject({ Name: 'Second', xp: { finish: 'Polished' } })
})

test('a value that someone changed since stays, shown in three columns; the others go back', async () => {
  await shop.admin.Products.Create({ ID: 'since', Name: 'Old', Description: 'Old text' })
  await shop.admin.Products.Patch('since', { Name: 'New', Description: 'New text' })
  const [undo = ''] = undoLinks((await admin.open(history('products/since'))).html)
  await shop.admin.Products.Patch('since', { Description: 'Theirs' })
  const asked = await admin.open(undo)
  expect(asked.text).toMatch(/so not undone: .* Description Old text New text Theirs/)
  const done = await submitForm(admin, asked)
  expect([done.status, done.text]).toEqual([409, expect.stringContaining('Undone in part')])
  expect(await shop.admin.Products.Get('since')).toMatchObject({ Name: 'Old', Description: 'Theirs' })
})

test('a new record is taken back unless someone worked on it; a deleted one comes back', async () => {
  await shop.admin.CostCenters.Create('storefront', { ID: 'fresh', Name: 'Fresh' })
  const path = history('buyers/storefront/costcenters/fresh')
  await submitForm(admin, await admin.open(undoLinks((await admin.open(path)).html)[0] ?? ''))
  await expect(shop.admin.CostCenters.Get('storefront', 'fresh')).rejects.toMatchObject({ status: 404 })
  const [back = ''] = undoLinks((await admin.open(path)).html)
  await submitForm(admin, await admin.open(back))
  expect(await shop.admin.CostCenters.Get('storefront', 'fresh')).toMatchObject({ Name: 'Fresh' })
  await shop.admin.CostCenters.Create('storefront', { ID: 'worked', Name: 'Worked' })
  const [undo = ''] = undoLinks((await admin.open(history('buyers/storefront/costcenters/worked'))).html)
  await shop.admin.CostCenters.Patch('storefront', 'worked', { Description: 'Someone’s work' })
  expect((await admin.open(undo)).text).toContain('Nothing here can be undone')
  await admin.send(undo, { key: 'k' })
  expect(await shop.admin.CostCenters.Get('storefront', 'worked')).toMatchObject({ Description: 'Someone’s work' })
})

test('a record as it was on any day', async () => {
  await shop.admin.Products.Create({ ID: 'aged', Name: 'Young' })
  await shop.admin.Products.Patch('aged', { Name: 'Old' })
  const page = await admin.open(history('products/aged'))
  const [, before = ''] = /href="([^"]*at=[^"]*)"/.exec(page.html) ?? []
  expect((await admin.open(before.replaceAll('&amp;', '&'))).text).toMatch(/As it was on .* Name Young/)
  expect((await admin.open(`${history('products/aged')}&day=2020-01-01`)).text).toContain('it didn’t exist yet')
  expect((await admin.open(`${history('products/aged')}&day=2199-01-01`)).text).toContain('hasn’t changed since')
  expect((await admin.open(`${history('products/aged')}&day=nonsense`)).status).toBe(200)
})

test('everything that one request wrote is undone together', async () => {
  for (const id of ['bulk-a', 'bulk-b', 'bulk-c']) await shop.admin.Products.Create({ ID: id, Name: id })
  const bulk = await admin.send('/console/r/products', [
    ...['bulk-a', 'bulk-b', 'bulk-c'].map((id): [string, string] => ['id', id]),
    ['field', 'Description'],
    ['text', 'Same'],
    ['seen', '{}'],
    ['intent', 'make:change'],
    ['key', 'a-bulk'],
  ])
  expect(bulk.text).toContain('3 of 3 changed')
  const page = await admin.open(history('products/bulk-a'))
  const [, request = ''] = /href="(\/console\/audit\?request=[^"]*)"/.exec(page.html) ?? []
  const all = await admin.open(request)
  expect(all.text).toContain('Changed product bulk-c')
  const [, undo = ''] = /href="(\/console\/undo\?request=[^"&]*)"/.exec(all.html) ?? []
  const asked = await admin.open(undo)
  expect(asked.text).toContain('Undo 3 changes?')
  expect((await submitForm(admin, asked)).path).toContain('done=undone')
  for (const id of ['bulk-a', 'bulk-b', 'bulk-c'])
    expect((await shop.admin.Products.Get(id)).Description ?? null).toBeNull()
})

describe('the audit', () => {
  test('has platform and shop in one list, by person, record and day', async () => {
    await shop.admin.Products.Create({ ID: 'listed', Name: 'Listed' })
    const form = await admin.open(`/console/customers/${number}`)
    await submitForm(admin, form, { hold: 'yes', reason: 'Two checks came back' }, { having: 'name="hold"' })
    const all = await auditor.open('/console/audit')
    expect(all.text).toContain('Created product Listed (listed)')
    expect(all.text).toContain('Reason: Two checks came back')
    expect(all.html).toContain('href="/console/audit"')
    const customer = await auditor.open(`/console/audit?record=customers/${number}`)
    expect(customer.text).toMatch(/Changed the account .* Is on hold No → changed to Yes/)
    expect(customer.text).not.toContain('Listed (listed)')
    const mine = await auditor.open('/console/audit?person=admin')
    expect(mine.text).toContain('Two checks came back')
    const { FirstName, LastName } = await shop.admin.Me.Get()
    const named = await auditor.open(`/console/audit?person=${FirstName}+${LastName}`)
    expect(named.text).toContain('Two checks came back')
    expect(named.text).toContain('Created product Listed (listed)')
    expect((await auditor.open('/console/audit?person=nobody')).text).toContain('No changes match')
    expect((await auditor.open('/console/audit?to=2020-01-01')).text).toContain('No changes match')
    expect((await auditor.open('/console/audit?from=x&after=y&request=%00')).status).toBeLessThan(500)
  })

  test('goes on where a page ends, and leaves nothing out', async () => {
    for (let at = 0; at < 60; at += 1) await shop.admin.Products.Patch('listed', { Name: `Name ${at}` })
    const seen = new Set<string>()
    let path: string | undefined = '/console/audit?record=products/listed'
    while (path) {
      const page: { html: string } = await auditor.open(path)
      for (const [, name = ''] of page.html.matchAll(/<ins[^>]*><span[^>]*>(Name \d+)</g)) seen.add(name)
      path = /href="(\/console\/audit\?[^"]*after=[^"]*)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(seen.size).toBe(60)
  })

  test('shows no secret, and names both people of an impersonation', async () => {
    const secret = 'a-hash-key-nobody-sees'
    await shop.admin.Webhooks.Create({ ID: 'kept', Name: 'Kept', Url: 'https://hooks.example/x', HashKey: secret })
    await shop.admin.Webhooks.Patch('kept', { HashKey: `${secret}-2` })
    for (const path of ['/console/audit', history('webhooks/kept')])
      expect((await admin.open(path)).html).not.toContain(secret)
    await shop.platform.database.rows(sql`
      insert into events (marketplace_id, operation, username, impersonator, object, request_id)
      select marketplace_id, 'Orders.Cancel', 'grace@northline.example', 'sue', 'orders/o-1', 'r-1' from events limit 1`)
    const order = await auditor.open('/console/audit?record=orders/o-1')
    expect(order.text).toMatch(/Cancel .* sue on behalf of grace@northline.example/)
  })
})

test('what someone changes is told at once to those who may read it, and to auditors by whom', async () => {
  const leaving = new AbortController()
  const follow = ({ cookies }: Pick<Browser, 'cookies'>) =>
    fetch(`http://localhost:${port}/console/live`, {
      headers: {
        cookie: Object.entries(cookies)
          .flatMap((pair) => pair.join('='))
          .join('; '),
      },
      signal: leaving.signal,
    })
  expect((await follow({ cookies: {} })).status).toBe(401)
  expect((await follow({ cookies: { tessera_console: 'made-up' } })).status).toBe(401)
  const stream = await follow(auditor)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  await shop.admin.Buyers.Create({ ID: 'unseen', Name: 'Unseen' })
  await shop.admin.Products.Create({ ID: 'told-live', Name: 'Told' })
  let text = ''
  for await (const part of stream.body ?? []) {
    text += Buffer.from(part).toString()
    if (text.includes('products/told-live')) break
  }
  leaving.abort()
  expect(text).not.toContain('unseen')
  const request = /"Object":"products\/told-live".*?"RequestID":"([^"]+)"/.exec(text)?.[1] ?? ''
  const by = async (browser: Browser) => (await browser.open(`/console/live/by?request=${request}`)).html
  expect(JSON.parse(await by(auditor))).toEqual({ name: expect.stringMatching(/\w/) })
  expect(JSON.parse(await by(await signInToConsole(port, 'meg')))).toEqual({ name: null })
})

test('a customer is named by the ID that rules have, for people who may read customers', async () => {
  const id = (await shop.database.find<{ id: string }>(sql`select id from accounts where number = ${number}`))?.id ?? ''
  const asked = `/console/pick/accounts?search=${id}`
  expect(JSON.parse((await admin.open(asked)).html)).toEqual({
    options: [{ id, label: expect.stringMatching(`Ada.*, customer ${number}$`) }],
  })
  expect(JSON.parse((await admin.open(`/console/pick/accounts?search=${number}`)).html).options).toHaveLength(1)
  expect((await auditor.open(asked)).status).toBe(404)
})

test('a page is pinned to the menu of one person, and unpinned, without a script', async () => {
  const page = `/console/customers/${number}`
  const send = (pin: string, href: string) => admin.send('/console/pins', { pin, href, label: '', back: href })
  expect((await admin.open(page)).text).toMatch(/Pin this page/)
  const pinned = await send('pin', `/customers/${number}`)
  expect([pinned.path, pinned.text.includes('Unpin this page')]).toEqual([page, true])
  expect(pinned.html).toMatch(
    new RegExp(`>Pinned<.*aria-current="page"[^>]*href="${page}"[^>]*>Customers ${number}<`, 's'),
  )
  expect((await auditor.open('/console')).text).not.toContain('Pinned')
  expect((await send('pin', '//evil.test')).text).toContain('This is no page of the console.')
  expect((await send('unpin', `/customers/${number}`)).text).not.toContain('Pinned')
})

test('records of any collection are found by name once no order, customer or product is, as far as they may be read', async () => {
  const always = { ValueExpression: '1', EligibleExpression: 'true' }
  await shop.admin.Promotions.Create({ ID: 'zinnia-10', Code: 'ZINNIA10', ...always })
  await shop.admin.Suppliers.Create({ ID: 'zinnia', Name: 'Zinnia Works', Active: true })
  const found = await admin.open('/console/find?q=zinnia')
  expect(found.html).toContain('href="/console/promotions/zinnia-10"')
  expect(found.html).toContain('href="/console/suppliers/zinnia"')
  expect((await admin.open('/console/find?q=zinnia-10')).path).toBe('/console/promotions/zinnia-10')
  const suggested = JSON.parse((await admin.open('/console/find/suggest?q=zinnia')).html)
  expect(suggested).toMatchObject({ items: [], others: [{ title: 'Promotions' }, { title: 'Suppliers' }] })
  const meg = await signInToConsole(port, 'meg', staffPassword)
  expect((await meg.open('/console/find?q=zinnia')).text).toContain('Nothing was found')
})
