import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { sql } from '@tessera/server/sql'
import { formPaths } from '@tessera/testing/form-paths'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aBrowser, type Browser } from './a-browser.ts'
import { aPro } from './a-pro.ts'
import { aStaffedShop, type StaffedShop } from './a-staffed-shop.ts'
import type { RunningStorefront } from './a-storefront.ts'
import { deliverOrder, insertOrder } from './insert-order.ts'
import { submitForm } from './page-form.ts'

let shop: RunningStorefront
let number: string
let company: string
let signIn: StaffedShop['signIn']
let admin: Browser

beforeAll(async () => {
  ;({ shop, number, company, signIn, admin } = await aStaffedShop())
})

const lookOnly = 'You opened the shop to look only.'
/** They end the session, or change nothing of the customer. */
const openForms = new Set(['/acting', '/acting/end', '/sign-out', '/theme', '/collect', '/collect/recording'])

describe('the shop as a customer', () => {
  const configure = async () => {
    const { admin: seller, commerce } = shop
    await seller.SecurityProfiles.Save('acting', { ID: 'acting', Name: 'Acting', Roles: ['Shopper'] })
    const ClientID = commerce.storefrontClientID
    await seller.ImpersonationConfigs.Save('desk', {
      ID: 'desk',
      ClientID,
      SecurityProfileID: 'acting',
      BuyerID: 'storefront',
    })
  }
  const pathOf = async (browser: Browser): Promise<string> => {
    const { html } = await browser.open(`/console/customers/${number}`)
    return /href="(\/console\/customers\/[^"]*\/as\/[^"]*)"/.exec(html)?.[1] ?? ''
  }
  /** A browser of a member of staff who is signed in to the shop as themselves, acting for Ada. */
  const actAs = async (mode: string): Promise<Browser> => {
    const carl = await signIn('carl')
    const page = await carl.send(await pathOf(carl), { mode, reason: 'Cannot find a tile' })
    const own = await (await aPro(shop, 'Carla')).signIn()
    const browser = aBrowser(shop.port, own)
    await browser.send('/acting', { code: /name="code" value="([^"]*)"/.exec(page.html)?.[1] ?? '' })
    return browser
  }

  test('is refused without the role, and without a configuration in words', async () => {
    const carl = await signIn('carl')
    const path = await pathOf(carl)
    const clerk = await signIn('clerk')
    expect((await clerk.open(path)).text).toContain('BuyerImpersonation')
    expect((await clerk.send(path, { mode: 'look', reason: 'x' })).status).toBe(404)
    const refused = await carl.send(path, { mode: 'look', reason: 'Looks odd' })
    expect(refused.text).toContain('You may not act for this customer.')
    expect(refused.html).toContain('value="Looks odd"')
    const stranger = await aBrowser(shop.port).send('/acting', { code: 'a-guess' })
    expect(stranger.text).toContain('This link was used or is too old.')
  })

  test('an operation runs in their name, after a question where it writes, and shows no token', async () => {
    await configure()
    const carl = await signIn('carl')
    const person = await shop.database.find<{ email: string }>(sql`
      select p.email from people p join accounts a on a.id = p.account_id where a.number = ${number} limit 1`)
    const as = { as: 'customer', 'as.number': number, 'as.person': person?.email ?? '' }
    const read = '/console/operations/Me.Get'
    const clerk = await signIn('clerk')
    expect((await clerk.open(read)).text).not.toContain('A customer')
    expect((await clerk.send(read, { ...as, 'as.reason': 'x' })).status).toBe(404)
    expect((await carl.open('/console/operations/Me.ListCreditCards')).text).not.toContain('Run as')
    const refused = await carl.send(read, as)
    expect(refused.text).toContain('Enter a reason.')
    const told = await carl.send(read, { ...as, 'as.reason': 'Looks odd' })
    expect(told.text).toMatch(/Status 200 after \d+ ms, as /)
    expect(told.text).toContain(person?.email)
    expect(told.html).not.toContain('eyJ')
    const write = '/console/operations/Me.CreateAddress'
    const typed = {
      ...as,
      'as.reason': 'On the phone',
      'body.Street1': 'Elm 1',
      'body.City': 'Atlanta',
      'body.Country': 'US',
    }
    expect((await carl.send(write, typed)).text).toContain('This changes data. Send it?')
    const done = await carl.send(write, { ...typed, confirmed: 'yes', key: randomUUID() })
    expect(done.text).toMatch(/Status 20\d after|Status 403 after/)
  })

  test('names both on every page, changes nothing while looking, and leaves the own sign-in alone (cubecart/v6#490)', async () => {
    await configure()
    const browser = await actAs('look')
    const own = { ...browser.cookies }
    for (const path of ['/', '/account', '/account/orders', '/account/quotes', shop.product, '/cart']) {
      const page = await browser.open(path)
      expect(page.status, path).toBe(200)
      expect(page.text).not.toContain('couldn’t load')
      expect(page.text).toMatch(/You are Some Body , acting for Ada Mason of Ada Daughters Masonry/)
    }
    for (const path of formPaths.filter((path) => !openForms.has(path))) {
      const refused = await browser.send(path, { intent: 'clear' })
      expect([refused.status, refused.text], path).toEqual([403, expect.stringContaining(lookOnly)])
      // what a script sends is refused in the page, so that it stays as it is
      const inPlace = await browser.send(`${path}.data`, { intent: 'clear' })
      expect([inPlace.status, inPlace.html], path).toEqual([403, expect.stringContaining(lookOnly)])
    }
    const { html } = await browser.send('/shopping-cart.data', { intent: 'clear' })
    expect(html).toContain('Nothing was sent: you opened the shop to look only.')
    const after = await browser.send('/acting/end', {})
    expect(after.text).toContain('You no longer act for a customer')
    expect({ ...browser.cookies, tessera_acting: '' }).toEqual({ ...own, tessera_acting: '' })
    const home = await browser.open('/account')
    expect(home.text).toContain('Carla Daughters Masonry')
    expect(home.text).not.toContain('acting for')
  })

  test('ends when the configuration is removed', async () => {
    await configure()
    const browser = await actAs('order')
    expect((await browser.open('/account')).text).toContain('You can order on account.')
    await shop.admin.ImpersonationConfigs.Delete('desk')
    await vi.waitFor(async () => expect((await browser.open('/account')).path).toBe('/acting/ended'), {
      timeout: 30_000,
      interval: 250,
    })
    expect((await browser.open('/account')).text).toContain('Carla Daughters Masonry')
  })
})

test('a customer of whom no one can sign in gets no form of a counter order, and a way on', async () => {
  const carl = await signIn('carl')
  const lock = (from: string, to: string) =>
    shop.database.rows(sql`
      update people set status = ${to}
      where status = ${from} and account_id = (select id from accounts where number = ${number})`)
  await lock('active', 'locked')
  const page = await carl.open(`/console/counter/new?customer=${number}`)
  await lock('locked', 'active')
  expect(page.text).toContain(`No one at ${company} can order yet`)
  expect(page.html).not.toContain('name="typed"')
})

test('errors of pages and recorded visits are for people with the right', async () => {
  await shop.database.rows(sql`
    insert into collected_errors (fingerprint, message, stack, path, reference, times)
    values ('wire', '<b>x is not a function</b>', 'at cart.tsx:3:1', '/cart', 'R-1', 4)`)
  await shop.database.rows(sql`
    insert into recordings (id, email, pages, started_at, last_at)
    values (gen_random_uuid(), 'grace@wire.test', '{/,/cart,/a,/b}', now() - interval '90 seconds', now())`)
  const clerk = await signIn('clerk')
  for (const path of ['/console/observed', '/console/observed/recordings'])
    expect((await clerk.open(path)).status, path).toBe(403)
  const errors = await admin.open('/console/observed?search=not%20a%20function')
  expect(errors.text).toMatch(/&lt;b&gt;x is not a function&lt;\/b&gt; ?4 times/)
  expect(errors.html).not.toContain('<b>x is')
  expect((await admin.open('/console/observed?search=none')).text).toContain('No error for “none”')
  const visits = await admin.open('/console/observed/recordings?search=grace')
  expect(visits.text).toMatch(/grace@wire.test .*90 s .*\/, \/cart, \/a and 1 more/)
  expect((await admin.open('/console/health')).text).toContain('A new page error today')
})

describe('a recorded visit', () => {
  const id = randomUUID()
  const page = `/console/observed/recordings/${id}`

  beforeAll(async () => {
    const events = gzipSync(JSON.stringify([{ type: 4, timestamp: 1, data: { href: '/<b>' } }]))
    await shop.database.rows(sql`
      insert into recordings (id, email, pages, started_at, last_at) values (${id}, 'ada@wire.test', '{/cart}', now(), now())`)
    await shop.database.rows(sql`
      insert into recording_parts (recording_id, part, events) values (${id}, 0, ${events})`)
  })

  const openings = () =>
    shop.database.rows<{ reason: string }>(sql`
      select after->>'reason' as reason from audit_records where object = ${id} and action = 'recording.open'`)

  test('is not opened without the right or without a reason', async () => {
    const clerk = await signIn('clerk')
    for (const path of [page, `${page}/events`]) expect((await clerk.open(path)).status, path).toBe(403)
    expect((await clerk.send(page, { reason: 'curious' })).status).toBe(403)
    for (const path of [`/console/observed/recordings/${randomUUID()}`, '/console/observed/recordings/none'])
      expect((await admin.open(path)).status, path).toBe(404)
    const asked = await admin.send(page, { reason: ' ' })
    expect([asked.status, asked.text]).toEqual([400, expect.stringContaining('Enter a reason.')])
    expect((await admin.open(`${page}/events`)).status).toBe(403)
    expect((await admin.open(`${page}/player`)).status).toBe(404)
    expect(await openings()).toEqual([])
  })

  test('is played with a reason, which is asked for once and kept in the audit with its reader', async () => {
    expect((await admin.open(page)).text).toContain('Why are you opening this recording?')
    for (const _ of ['first', 'second']) {
      const opened = await admin.send(page, { reason: 'Ada says that the cart hangs' })
      expect(opened.html).toContain(`src="${page}/player"`)
    }
    expect((await admin.open(page)).text).not.toContain('Why are you opening this recording?')
    const played = await admin.open(`${page}/events`)
    expect([played.status, played.html]).toEqual([200, expect.stringContaining('"href":"/<b>"')])
    expect((await admin.open(`${page}/player`)).html).toContain('Position in the recording')
    expect(await openings()).toEqual([{ reason: 'Ada says that the cart hangs' }])
    expect((await admin.open(`/console/audit?record=${id}`)).text).toMatch(/Opened a recording.*the cart hangs/)
  })

  test('is asked for again after an hour', async () => {
    // audit records can't be changed, so the hour is over for one that was written two hours ago
    const other = randomUUID()
    await shop.database.rows(sql`
      insert into recordings (id, pages, started_at, last_at) values (${other}, '{/}', now(), now())`)
    await shop.database.rows(sql`
      insert into audit_records (actor, action, object, after, at)
      select actor, action, ${other}, after, now() - interval '2 hours' from audit_records where object = ${id}`)
    expect((await admin.open(`/console/observed/recordings/${other}`)).text).toContain(
      'Why are you opening this recording?',
    )
  })
})

/** A product whose boxes hold several pieces. */
const boxed = pickProducts(6).find(({ product }) => (product.xp?.units.piecesPerUnit ?? 1) > 4)?.product.ID ?? ''
const lineOf = (boxes: number) => ({
  lineNo: 1,
  sku: boxed,
  name: 'Carrara',
  boxes,
  unitPriceCents: 1000,
  totalCents: boxes * 1000,
})
const anOrder = async (changes: Partial<NewSalesDocument>): Promise<string> => {
  const account = await shop.database.find<{ id: string }>(sql`select id from accounts where number = ${number}`)
  return insertOrder(shop, account?.id ?? '', changes)
}

test('a claim for a customer counts broken pieces where boxes hold several, a return boxes', async () => {
  const order = await anOrder({ status: 'completed', lines: [lineOf(9)] })
  await deliverOrder(shop, order)
  const path = `/console/orders/${order}/return`
  const page = await admin.open(path)
  const few = await submitForm(admin, page, { 'boxes-1': 'two', 'unit-1': 'pieces', reason: 'Broken' })
  expect([few.status, few.text]).toEqual([400, expect.stringContaining('boxes or pieces in digits')])
  const back = await submitForm(admin, page, { 'boxes-1': '7', 'unit-1': 'pieces', reason: 'Broken' })
  expect([back.status, back.text]).toEqual([400, expect.stringContaining('Enter returns in boxes.')])
  const claim = { kind: 'damage', 'boxes-1': '7', 'unit-1': 'pieces', reason: 'Broken' }
  const made = await submitForm(admin, back, claim)
  expect(made.path).toMatch(/^\/console\/returns\/\d+$/)
  expect(made.text).toContain('7 pieces')
})

test('the orders that hold a product have pages of 50, beside those of its history', async () => {
  for (let at = 0; at < 51; at += 1)
    await anOrder({ placedAt: `2026-01-02T10:00:${String(at).padStart(2, '0')}Z`, lines: [lineOf(1)] })
  const ordersOf = ({ html }: { html: string }) =>
    [...html.matchAll(/href="\/console\/orders\/(\d+)"/g)].map(([, id]) => id)
  const first = await admin.open(`/console/products/${boxed}/stock?days=30&page=2`)
  expect(first.text).toContain('Orders that reserve it (51)')
  const next = /href="([^"]*holds=2)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(next).toContain('days=30')
  const second = await admin.open(next)
  expect([ordersOf(first).length, ordersOf(second).length]).toEqual([50, 1])
  expect(ordersOf(first)).not.toContain(ordersOf(second)[0])
})
