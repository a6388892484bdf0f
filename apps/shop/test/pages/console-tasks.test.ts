import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { addStaffMember, serveConsole, signInToConsole } from './a-console.ts'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { deliverOrder, insertOrder } from './insert-order.ts'
import { insertReturn } from './insert-return.ts'
import { submitForm } from './page-form.ts'

let shop: RunningStorefront
let port: number
let admin: Browser
/** Looks at orders and changes nothing. */
let otto: Browser
/** Has no part in orders. */
let meg: Browser
let company: string
let accountId: string
/** Calls of the shop that fail while the test wants it. */
let isFailing = (_url: string) => false

beforeAll(async () => {
  shop = await aStorefront()
  const askShop = fetchInto(shop.app)
  const shopFetch: typeof askShop = async (url, init) =>
    isFailing(String(url)) ? Response.json({ code: 'Server.Failed' }, { status: 500 }) : askShop(url, init)
  port = await serveConsole({ admin: shop.admin, platformFetch: fetchInto(shop.platform.app), shopFetch })
  await addStaffMember(shop.admin, 'otto', ['OrderReader'])
  await addStaffMember(shop.admin, 'meg', ['ProductAdmin'])
  admin = await signInToConsole(port, 'admin', 'Tests-only-1')
  otto = await signInToConsole(port, 'otto')
  meg = await signInToConsole(port, 'meg')
  company = (await aPro(shop, 'Ada')).company
  const account = await shop.database.find<{ id: string }>(sql`select id from accounts where name = ${company}`)
  accountId = account?.id ?? ''
  await shop.database.rows(sql`update accounts set pending_name = 'Mason & Sons' where name = ${company}`)
})

const anOrder = (changes?: Partial<NewSalesDocument>): Promise<string> => insertOrder(shop, accountId, changes)
const numberOf = async () =>
  (await shop.database.find<{ number: string }>(sql`select number from accounts where pending_name is not null`))
    ?.number ?? ''

test('people without the right have no tasks, and nothing to send', async () => {
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

test('a task is assigned to a colleague, and home shows mine or those of a store alone', async () => {
  const number = await numberOf()
  const at = '/console?index&list=companyNames'
  expect((await admin.open('/console?list=companyNames&whose=mine')).text).toContain('Nothing to do here')
  expect((await admin.open('/console?list=companyNames&store=Nowhere')).text).toContain('Nothing to do here')
  const refused = await admin.send(at, { intent: 'assign:customer', number, userID: 'stranger' })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Choose a team member from the list.')])
  const { Items } = await shop.admin.AdminUsers.List({ filters: { Username: 'admin' } })
  await admin.send(at, { intent: 'assign:customer', number, userID: Items[0]?.ID ?? '', key: 'k' })
  const mine = await admin.open('/console?list=companyNames&whose=mine')
  expect(mine.text).toMatch(new RegExp(`${company} → .*Assigned to`))
})

test('home has the figures of today, with money for those who may see it, and stays without them', async () => {
  expect((await admin.open('/console')).text).toMatch(/Today Orders \d+ \d+ this time last week Sales \$/)
  const looking = await otto.open('/console')
  expect(looking.text).toMatch(/Today Orders \d/)
  expect(looking.text).not.toContain('Sales $')
  expect((await meg.open('/console')).text).not.toContain('this time last week')
  isFailing = (url) => url.includes('GetTodayFigures')
  const home = await admin.open('/console')
  isFailing = () => false
  expect([home.status, home.text.includes('this time last week')]).toEqual([200, false])
})

test('my store is remembered and is one press away', async () => {
  expect((await admin.open('/console')).text).not.toContain('My store')
  const chosen = await admin.open('/console?store=Atlanta')
  expect(chosen.text).toContain('Today in Atlanta')
  const kept = await admin.send('/console?index', { intent: 'myStore', store: 'Atlanta' })
  expect(kept.path).toBe('/console?store=Atlanta')
  expect(kept.text).toContain('My store: Atlanta')
  expect((await admin.open('/console')).html).toMatch(/href="\/console\?list=\w+&amp;store=Atlanta"/)
})

test('a company name waits on home and is decided there; a refusal needs its reason', async () => {
  const number = await numberOf()
  const home = await admin.open('/console?list=companyNames')
  expect(home.text).toContain(`${company} → Mason &amp; Sons`)
  const refused = await admin.send('/console?index&list=companyNames', { intent: 'decideName:decline', number })
  expect(refused.status).toBe(400)
  expect(await numberOf()).toBe(number)
  const done = await admin.send('/console?index&list=companyNames', { intent: 'decideName:approve', number })
  expect(done.text).toContain('Decision saved.')
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
    expect((await admin.open(`/console/tasks/${path}`)).status, path).toBe(404)
})

test('the mark of a customer is another one after a change and says by whom, and none for people who may not read customers', async () => {
  const number = (
    await shop.database.find<{ number: string }>(sql`
    select number from accounts where name = 'Mason & Sons' or name = ${company}`)
  )?.number
  const path = `/console/live/mark?kind=customer&number=${number}`
  const markFor = async (browser: Browser) => (JSON.parse((await browser.open(path)).html) as { mark: string }).mark
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

describe('several orders at once, without script', () => {
  test('people who may only look print picks and move nothing', async () => {
    const number = await anOrder()
    const list = await otto.open('/console/orders?view=to-pick')
    expect(list.html).not.toContain('value="ask"')
    expect(list.html).toContain('formAction="/console/orders/picks"')
    expect((await otto.send('/console/orders', { intent: 'ask', id: number })).status).toBe(404)
    const picks = await otto.open(`/console/orders/picks?id=${number}`)
    expect(picks.text).toContain('9 boxes for 1 order')
    expect((await meg.open('/console/orders/picks')).status).toBe(403)
    expect((await otto.open('/console/orders/picks?store=Nowhere')).text).toContain('Nothing to pick')
    const truck = await anOrder({ shipKind: 'freight', expectedOn: '2020-01-02' })
    const leaving = await otto.open('/console/orders/picks')
    expect(leaving.text).toMatch(/Today .*Freight truck 1 order, 9 boxes 1 late Pick list/)
    expect(leaving.html).toContain(`href="/console/orders/picks?id=${truck}"`)
    expect((await otto.open('/console')).text).toMatch(/Next truck: .*, 1 order with 9 boxes\. Picks by day and truck/)
  })

  test('the step is shown first, with those left out and why; then exactly that, with a report per order', async () => {
    expect((await admin.send('/console/orders', { intent: 'ask' })).text).toContain('Select at least one order first.')
    const [open, other] = [await anOrder(), await anOrder()]
    const waiting = await anOrder({ status: 'awaiting-approval' })
    const shown = await admin.send('/console/orders', [
      ['intent', 'ask'],
      ...[open, other, waiting].map((number): [string, string] => ['id', number]),
    ])
    expect(shown.text).toContain('2 orders would take the next step, 1 would be skipped.')
    expect(shown.text).toContain('Skipped: It needs its company’s approval.')
    await admin.send(`/console/orders/${other}`, { intent: 'takeStep', number: other, key: 'k' })
    const done = await submitForm(admin, shown, {}, { button: 'take' })
    expect(done.text).toContain('1 order moved on, 1 did not')
    expect(done.text).toContain('Its next step is another one by now.')
    expect(done.html).toContain(`href="/console/orders/picks?id=${open}"`)
    const again = await submitForm(admin, shown, {}, { button: 'take' })
    expect(again.text).toContain('1 order moved on, 1 did not')
    isFailing = (url) => url.includes('TakeNextStep')
    const lost = await admin.send('/console/orders', { intent: 'take', key: 'lost', step: `${open}:picking:Ada` })
    isFailing = () => false
    expect(lost.text).toContain('The shop didn’t respond.')
    expect((await submitForm(admin, lost, {}, { button: 'take' })).text).toContain('1 order moved on.')
  })
})

describe('returns', () => {
  const aReturn = async (status: string) => insertReturn(shop, await anOrder({ status: 'completed' }), status)
  const receive = (fields: Record<string, string>) => admin.send('/console/returns', fields)

  test('are a board for those who may look, with scans and steps for those who may work', async () => {
    const number = await aReturn('requested')
    expect((await meg.open('/console/returns')).status).toBe(403)
    const board = await otto.open('/console/returns')
    expect(board.text).toMatch(/Requested 1 .*On the way back 0 .*To inspect 0 .*Inspected 0/)
    expect(board.html).toContain(`href="/console/returns/${number}"`)
    expect(board.html).not.toContain('<b>,')
    expect(
      [board.html.includes('name="code"'), (await otto.open(`/console/returns/${number}`)).html].map(String),
    ).toEqual(['false', expect.not.stringContaining('name="intent"')])
    expect((await otto.send('/console/returns', { code: number, key: 'k' })).status).toBe(404)
    expect((await otto.send(`/console/returns/${number}`, { intent: 'moveReturn:approved', number })).status).toBe(404)
    expect((await admin.open('/console/returns/none')).status).toBe(404)
    const page = await admin.open(`/console/returns/${number}`)
    expect(page.html).toContain(`href="/console/audit?record=returns/${number}"`)
    const approved = await submitForm(admin, page, { text: 'Bring them back.' }, { button: 'moveReturn:approved' })
    expect(approved.text).toMatch(/Approved.*Our answer: Bring them back\./)
    await shop.database.rows(sql`update sales_returns set status = 'canceled' where id = ${number}`)
  })

  test('are requested for a customer by the rules of the sale, once per form', async () => {
    const number = await anOrder({ status: 'completed' })
    const path = `/console/orders/${number}/return`
    expect((await otto.open(path)).status).toBe(403)
    expect((await otto.send(path, { reason: 'x' })).status).toBe(404)
    expect((await admin.open(path)).text).toContain('Nothing can be returned')
    await deliverOrder(shop, number)
    expect((await admin.open(`/console/orders/${number}`)).html).toContain(`href="${path}"`)
    const page = await admin.open(path)
    const many = await submitForm(admin, page, { 'boxes-1': '10', reason: 'Too many' })
    expect([many.status, many.text]).toEqual([409, expect.stringContaining('Of Carrara, 1 to 9 can be returned.')])
    expect(many.html).toContain('value="10"')
    const [made, again] = [
      await submitForm(admin, page, { 'boxes-1': '2', reason: 'Too many' }),
      await submitForm(admin, page, { 'boxes-1': '2', reason: 'Too many' }),
    ]
    expect(made.path).toMatch(/^\/console\/returns\/\d+$/)
    expect(again.path).toBe(made.path)
    expect(made.text).toMatch(/Requested for the customer by .*admin/i)
  })

  test('are received by scans without script, once under a key, and never more than is on the way', async () => {
    const number = await aReturn('approved')
    expect((await receive({ code: '', key: 'r0' })).text).toContain('Scan a return, an order or a product.')
    const unknown = await receive({ code: 'T9', key: 'r1' })
    expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining('Nothing of “T9” is on its way')])
    expect(unknown.html).toContain('value="T9"')
    isFailing = (url) => url.includes('ReceiveReturn')
    expect((await receive({ code: 'ts-1180', key: 'r2' })).text).toContain('The shop didn’t respond')
    isFailing = () => false
    for (const _ of [1, 2]) expect((await receive({ code: 'ts-1180', key: 'r2' })).text).toContain('TS-1180 1 of 2.')
    expect((await receive({ code: 'TS-1180 2', key: 'r3' })).text).toContain('Only 1 of TS-1180 is on its way.')
    const other = await aReturn('approved')
    const both = await receive({ code: 'TS-1180', key: 'r4' })
    expect(both.text).toContain('2 returns with “TS-1180” are on their way back. Choose one.')
    expect(both.html).toContain(`value="${other}"`)
    const chosen = await receive({ code: 'TS-1180', key: 'r5', returnNumber: number })
    expect(chosen.text).toContain('TS-1180 2 of 2. All boxes are here.')
    expect((await receive({ code: other, key: 'r6' })).text).toContain('received, 2 boxes.')
    expect((await receive({ code: other, key: 'r7' })).text).toContain('already received.')
  })
})

test('a Pro request has its own page, keeps what was typed, and the next one opens by itself', async () => {
  const waitsAs = async (status: string, name: string) => {
    const { company: made } = await aPro(shop, name)
    const row = await shop.database.find<{ number: string }>(sql`
      update accounts set status = ${status} where name = ${made} returning number`)
    return row?.number ?? ''
  }
  const [first, second] = [await waitsAs('in-review', 'Iris'), await waitsAs('in-review', 'Otis')]
  for (const path of ['', `/${first}`]) expect((await otto.open(`/console/pro-requests${path}`)).status).toBe(403)
  expect((await admin.open('/console/pro-requests/none')).status).toBe(404)
  expect((await admin.open('/console/pro-requests')).html).toContain(`href="/console/pro-requests/${first}"`)
  const page = await admin.open(`/console/pro-requests/${first}`)
  expect(page.text).toContain('No certificate came with this request.')
  expect(page.html).toContain(`href="/console/audit?record=customers/${first}"`)
  const having = 'decidePro'
  const typed = { creditLine: '5,000', terms: 'NT30' }
  const refused = await submitForm(admin, page, typed, { button: 'decidePro:decline', having })
  expect([refused.status, refused.html.includes('value="5,000"')]).toEqual([400, true])
  expect(refused.text).toContain('Enter a reason or what’s missing.')
  const next = await submitForm(admin, refused, { text: 'Which tax ID?' }, { button: 'decidePro:ask', having })
  expect(next.path).toBe(`/console/pro-requests/${second}?decided=ask`)
  expect(next.text).toContain('Question sent')
  const last = await submitForm(admin, next, typed, { button: 'decidePro:approve', having })
  expect(last.path).toBe('/console/pro-requests?decided=approve')
  expect(last.text).toContain('Nothing under “To decide”')
  expect((await admin.open('/console?list=proAccounts')).html).not.toContain(`/console/pro-requests/${first}`)
  expect((await admin.open(`/console/pro-requests/${first}`)).text).toMatch(/Asked by .*: Which tax ID\?/)
  expect((await admin.open(`/console/pro-requests/${second}`)).html).not.toContain('decidePro')
})
