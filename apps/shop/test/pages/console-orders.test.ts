import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { insertQuotes } from '@tessera/middleware/modules/plans/quotes/insert-quotes'
import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { addStaffMember, serveConsole, signInToConsole } from './a-console.ts'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { insertOrder } from './insert-order.ts'
import { submitForm } from './page-form.ts'
import { sendFile } from './send-file.ts'

let shop: RunningStorefront
let port: number
let walt: Browser
let company: string
let accountId: string
/** Calls of the shop that fail while the test wants it. */
let isFailing = (_url: string) => false

const signIn = (userName: string, password?: string): Promise<Browser> => signInToConsole(port, userName, password)

beforeAll(async () => {
  shop = await aStorefront()
  const askShop = fetchInto(shop.app)
  const shopFetch: typeof askShop = async (url, init) =>
    isFailing(String(url))
      ? Response.json({ code: 'Server.Failed', requestId: 'R-1' }, { status: 500 })
      : askShop(url, init)
  port = await serveConsole({ admin: shop.admin, platformFetch: fetchInto(shop.platform.app), shopFetch })
  for (const [id, roles] of [
    ['walt', ['OrderAdmin']],
    ['otto', ['OrderReader']],
    ['meg', ['ProductAdmin']],
  ] as const)
    await addStaffMember(shop.admin, id, roles)
  walt = await signIn('walt')
  company = (await aPro(shop, 'Ada')).company
  const account = await shop.database.find<{ id: string }>(sql`select id from accounts where name = ${company}`)
  accountId = account?.id ?? ''
})

const anOrder = (changes?: Partial<NewSalesDocument>): Promise<string> => insertOrder(shop, accountId, changes)
const deliveriesOf = (number: string) =>
  shop.database.rows<{ id: string; tracking: string | null; boxes: number; lot: string }>(sql`
    select v.id, v.tracking, l.boxes, l.lot from deliveries v join delivery_lines l on l.delivery_id = v.id
    where v.document_id = ${number} order by v.id, l.lot`)

describe('rights', () => {
  test('people without the right have no such page in the menu, and are told which right it takes', async () => {
    const meg = await signIn('meg')
    expect((await meg.open('/console')).html).not.toContain('href="/console/orders"')
    for (const path of ['/console/orders', '/console/orders/1', '/console/orders/1/ship']) {
      const page = await meg.open(path)
      expect(page.status).toBe(403)
      expect(page.text).toContain('OrderAdmin')
    }
  })

  test('people who may only look see an order without its buttons, and send nothing', async () => {
    const otto = await signIn('otto')
    const number = await anOrder()
    const page = await otto.open(`/console/orders/${number}`)
    expect(page.status).toBe(200)
    expect(page.html).not.toContain('name="intent"')
    expect((await otto.open(`/console/orders/${number}/ship`)).status).toBe(403)
    const fields = { intent: 'ship', key: 'k', 'line-0': '1', 'boxes-0': '1' }
    expect((await otto.send(`/console/orders/${number}/ship`, fields)).status).toBe(404)
    expect((await otto.send(`/console/orders/${number}`, { intent: 'takeStep', number })).status).toBe(404)
    expect(await deliveriesOf(number)).toEqual([])
  })
})

describe('states', () => {
  test('an unknown order is not here', async () => {
    const page = await walt.open('/console/orders/none')
    expect(page.status).toBe(404)
    expect(page.text).toContain('This record doesn’t exist, or you don’t have access to it.')
  })

  test('a search without a result says so and shows the way on', async () => {
    const page = await walt.open('/console/orders?view=late&search=nobody')
    expect(page.text).toContain('No order for “nobody”')
    expect(page.html).toContain('href="/console/orders?view=all&amp;search=nobody"')
    expect((await walt.open('/console/orders?view=approvals')).text).toContain('Nothing under “Approvals”')
  })

  test('home stays when the list of what waits cannot be read, with a sentence and a retry', async () => {
    isFailing = (url) => url.includes('GetDesk')
    const home = await walt.open('/console')
    isFailing = () => false
    expect(home.status).toBe(200)
    expect(home.text).toContain('Your to-do list couldn’t be loaded')
    expect(home.text).toContain('request R-1')
    expect(home.text).toContain('Retry')
    expect(home.html).toContain('href="/console/orders"')
  })

  test('a failing list is a page with code, request ID and another try', async () => {
    isFailing = (url) => url.includes('ListOrders')
    const page = await walt.open('/console/orders')
    isFailing = () => false
    expect(page.status).toBe(500)
    expect(page.text).toContain('Server.Failed · request R-1')
    expect(page.text).toContain('Try again')
  })
})

test('an order is found by its customer and opened', async () => {
  const number = await anOrder({ poNumber: 'PO-<b>1</b>', jobName: 'Elm' })
  const list = await walt.open(`/console/orders?search=${encodeURIComponent(company)}`)
  expect(list.html).toContain(`href="/console/orders/${number}"`)
  expect(list.html).not.toContain('<b>1</b>')
  const page = await walt.open(`/console/orders/${number}`)
  expect(page.text).toContain('9 of 9 boxes')
  expect(page.html).toContain(`href="/console/orders/${number}/ship"`)
  // on a phone a message is one press away, too
  expect(page.html).toContain(`href="#text-${number}"`)
})

describe('packing without script', () => {
  const form = (changes: Record<string, string>) => ({
    key: 'pack-1',
    current: '-1',
    'line-0': '1',
    'boxes-0': '0',
    'lot-0': '',
    'sure-0': '',
    ...changes,
  })

  test('scans are counted by the server, and too many are refused with everything typed', async () => {
    const number = await anOrder()
    const path = `/console/orders/${number}/ship`
    const scanned = await walt.send(path, form({ intent: 'scan', scan: 'ts-1180', tracking: 'T-1' }))
    expect(scanned.text).toContain('TS-1180: 1 of 9')
    expect(scanned.html).toContain('value="T-1"')
    const refused = await walt.send(path, form({ intent: 'ship', 'boxes-0': '10', 'lot-0': 'A118' }))
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Only 9 of TS-1180 are left, not 10.')
    expect(refused.html).toContain('value="A118"')
    expect(await deliveriesOf(number)).toEqual([])
  })

  test('7 of 9 boxes ship with lot and tracking; sent twice is sent once, also when the answer was lost', async () => {
    const number = await anOrder()
    const path = `/console/orders/${number}/ship`
    const sent = form({ intent: 'ship', 'boxes-0': '7', 'lot-0': 'A118', tracking: '1Z999AA10123456784' })
    isFailing = (url) => url.includes('SendDelivery')
    const lost = await walt.send(path, sent)
    isFailing = () => false
    expect(lost.text).toContain('the boxes are sent once')
    for (const _ of [1, 2]) {
      const { path: after, text } = await walt.send(path, sent)
      expect(after).toMatch(new RegExp(`^/console/orders/${number}\\?shipped=\\d+$`))
      expect(text).toContain('2 left to ship.')
    }
    expect(await deliveriesOf(number)).toMatchObject([{ tracking: '1Z999AA10123456784', boxes: 7, lot: 'A118' }])
    await walt.send(path, form({ key: 'pack-2', intent: 'ship', 'boxes-0': '2' }))
    expect((await walt.open(path)).text).toContain('Nothing is left to pack')
    // the first one again, now that nothing is left
    expect((await walt.send(path, sent)).path).toContain('?shipped=')
    expect((await deliveriesOf(number)).map(({ boxes }) => boxes)).toEqual([7, 2])
  })
})

describe('quotes', () => {
  async function aQuote(): Promise<string> {
    const person = await shop.database.find<{ id: string }>(sql`select id from people where account_id = ${accountId}`)
    const [first] = pickProducts(1)
    const sku = first?.product.ID ?? ''
    const line = {
      lineNo: 1,
      sku,
      name: 'Carrara <b>',
      room: 'Bath',
      requestedBoxes: 10,
      boxes: 10,
      note: null,
    }
    const at = new Date().toISOString()
    const lines = [{ ...line, listPriceCents: 5000, unitPriceCents: 5000 }]
    const [id = ''] = await insertQuotes(shop.database, [
      {
        ...{ accountId, personId: person?.id ?? '', state: 'requested', jobName: 'Elm', createdAt: at },
        versions: [{ version: 0, by: 'Ada', at, lines }],
      },
    ])
    return id
  }

  test('a list for those who may read orders, with what waits first; others are told the right', async () => {
    const id = await aQuote()
    const list = await walt.open('/console/quotes')
    expect(list.html).toContain(`href="/console/quotes/${id}"`)
    // home leads there: a form without our rates would offer free freight
    const home = await walt.open('/console?list=quotes')
    expect(home.html).toContain(`href="/console/quotes/${id}"`)
    expect(home.html).toContain('value="declineQuote"')
    expect(home.html).not.toContain('name="freight"')
    expect((await walt.open('/console/quotes?view=offered')).text).toContain('Nothing under “Offered”')
    expect((await walt.open('/console/quotes?search=nobody')).text).toContain('No quote for “nobody”')
    expect((await (await signIn('meg')).open('/console/quotes')).status).toBe(403)
    const otto = await signIn('otto')
    const page = await otto.open(`/console/quotes/${id}`)
    expect([page.status, page.html.includes('name="intent"')]).toEqual([200, false])
    expect((await otto.send(`/console/quotes/${id}`, { intent: 'offerQuote' })).status).toBe(404)
    expect((await walt.open('/console/quotes/none')).status).toBe(404)
  })

  test('are offered without script: added up to the cent first, a percentage as a price, unreadable numbers kept', async () => {
    const path = `/console/quotes/${await aQuote()}`
    const page = await walt.open(path)
    expect(page.html).not.toContain('<b>,')
    const having = 'offerQuote'
    const typed = { 'price-1': '-5%', 'boxes-1': '8', freight: '12.50', text: 'Here it is.' }
    const added = await submitForm(walt, page, typed, { button: 'offerQuote:check', having })
    // 8 × 47.50 and 12.50 of freight, picked up at no store: no tax
    expect(added.text).toContain('$380.00 5% off')
    expect(added.text).toMatch(/Total \$392\.50/)
    const wrong = await submitForm(walt, page, { ...typed, 'price-1': 'cheap' }, { button: 'offerQuote', having })
    expect([wrong.status, wrong.html.includes('value="cheap"')]).toEqual([400, true])
    const sent = await submitForm(walt, added, {}, { button: 'offerQuote', having })
    expect(sent.text).toContain('Offer sent.')
    expect(sent.text).toContain('Version 1 $392.50')
  })

  test('two people on one quote: the second sees both versions and keeps what was typed', async () => {
    const path = `/console/quotes/${await aQuote()}`
    const having = 'offerQuote'
    const [mine, theirs] = [await walt.open(path), await walt.open(path)]
    await submitForm(walt, theirs, { 'price-1': '44.00' }, { button: 'offerQuote', having })
    const late = await submitForm(walt, mine, { 'price-1': '41.00', text: 'Mine' }, { button: 'offerQuote', having })
    expect(late.status).toBe(409)
    expect(late.text).toContain('sent version 1.')
    expect(late.text).toMatch(/10 boxes at \$44\.00\s+10 boxes at \$41\.00/)
    expect(late.html).toMatch(/scope="row" class="wraps">.*<b>10 boxes at \$41\.00<\/b>/s)
    expect(late.text).toMatch(/Good until \w{3}, \w{3} \d/)
    expect(late.text.match(/changed while you had it open/g)).toHaveLength(1)
    expect(late.html).toContain('value="41.00"')
    expect(late.html).toContain('Mine')
    const again = await submitForm(walt, late, {}, { button: 'offerQuote', having })
    expect(again.text).toContain('$41.00 instead of $44.00')
    const declined = await submitForm(
      walt,
      again,
      { text: 'Sold out.' },
      { button: 'declineQuote', having: 'id="reason"' },
    )
    expect(declined.text).toContain('Declined: Sold out.')
    expect(declined.html).not.toContain('value="offerQuote"')
  })
})

describe('changing an order', () => {
  test('is for those with the right, and says why an order can’t be changed', async () => {
    const number = await anOrder()
    const otto = await signIn('otto')
    expect((await otto.open(`/console/orders/${number}`)).html).not.toContain(`/orders/${number}/change`)
    expect((await otto.open(`/console/orders/${number}/change`)).status).toBe(403)
    expect((await otto.send(`/console/orders/${number}/change`, { intent: 'apply' })).status).toBe(404)
    const over = await anOrder({ status: 'canceled' })
    expect((await walt.open(`/console/orders/${over}/change`)).text).toContain('This order is canceled.')
  })

  test('shows the effect first, keeps what was typed, and makes exactly that once', async () => {
    const number = await anOrder()
    const path = `/console/orders/${number}/change`
    expect((await walt.open(`/console/orders/${number}`)).html).toContain(`href="${path}"`)
    const page = await walt.open(path)
    const many = await submitForm(walt, page, { 'boxes-1': 'few' }, { button: 'preview' })
    expect([many.status, many.html.includes('value="few"')]).toEqual([400, true])
    const shown = await submitForm(walt, page, { 'boxes-1': '7' }, { button: 'preview' })
    expect(shown.text).toContain('7 instead of 9 boxes')
    expect(shown.text).toContain('$20.00 less is invoiced.')
    const unsure = await submitForm(walt, shown, {}, { button: 'apply' })
    expect([unsure.status, unsure.text.includes('Enter a reason.')]).toEqual([400, true])
    const other = await submitForm(walt, page, { 'boxes-1': '8' }, { button: 'preview' })
    const done = await submitForm(walt, shown, { reason: 'By phone' }, { button: 'apply' })
    expect([done.path, done.text.includes('Order changed.')]).toEqual([`/console/orders/${number}?changed=yes`, true])
    expect(done.text).toContain('Changed an order: By phone')
    const late = await submitForm(walt, other, { reason: 'Too late' }, { button: 'apply' })
    expect([late.status, late.html.includes('value="8"')]).toEqual([409, true])
    expect(late.text).toContain('This order was changed while you had it open')
  })
})

test('a photo goes with a message; a file that is none is refused, and the words stay', async () => {
  const number = await anOrder()
  const path = `/console/orders/${number}`
  expect((await walt.open(path)).html).toMatch(/<form[^>]*enctype="multipart\/form-data"[\s\S]*name="attachment"/i)
  const send = (bytes: Buffer) =>
    sendFile({ port, path, browser: walt }, { intent: 'answerOrder', number, text: 'The shade' }, bytes)
  expect(await send(Buffer.from('<svg>'))).toMatchObject({ status: 400, html: expect.stringContaining('The shade<') })
  await send(Buffer.from(pixels, 'base64'))
  expect((await walt.open(path)).html).toContain('Open the photo')
})
const pixels = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=='
