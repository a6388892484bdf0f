import { embeddedBooks } from '@tessera/middleware/erp/embedded-books'
import { mirrorQuoteOrders } from '@tessera/middleware/quotes/mirror-orders'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@quotes.example')
})

const tile = () => shop.tiles[0] ?? ''
/** A request for so many boxes, answered by the store. */
async function offered({ shop: who }: Member, quantity = 10) {
  const { quotationId } = await who.Quotes.RequestQuote({ items: [{ sku: tile(), quantity }] })
  await shop.answer()
  return who.MyAccount.GetQuoteDetail({ quotationId })
}
const ordersOf = (quotationId: string) =>
  shop.database.rows<{ id: string; total: number }>(sql`
    select id, total_cents::float8 as total from sales_documents where quote_id = ${quotationId}`)
const expire = (quotationId: string) =>
  shop.database.rows(sql`update quotes set valid_until = current_date - 1 where id = ${quotationId}`)

describe('a quote is refused', () => {
  test('to strangers, and does not exist for others', async () => {
    const { quotationId } = await offered(pro)
    const other = await shop.retail('other@quotes.example')
    const apprentice = await shop.colleague(pro, 'apprentice@quotes.example', ['buy'])
    const calls = ({ Quotes, MyAccount }: Member['shop']) => [
      MyAccount.GetQuoteDetail({ quotationId }),
      Quotes.SendQuote({ quotationId }),
      Quotes.AcceptQuote({ quotationId, version: 1 }),
      Quotes.DeclineQuote({ quotationId, version: 1, reason: 'x' }),
      Quotes.AskForQuoteChange({ quotationId, version: 1, message: 'x' }),
      Quotes.AddQuoteMessage({ quotationId, message: 'x' }),
      Quotes.RenewQuote({ quotationId }),
      Quotes.DuplicateQuote({ quotationId }),
      Quotes.CancelQuote({ quotationId }),
    ]
    const shut = shop.stranger()
    for (const one of await Promise.allSettled([...calls(shut), shut.MyAccount.GetQuotes({})]))
      expect(one).toMatchObject({ reason: { status: 401 } })
    for (const who of [other, apprentice])
      for (const one of await Promise.allSettled(calls(who.shop)))
        expect(one).toMatchObject({ reason: { status: 404, code: 'NotFound' } })
    expect(await other.shop.MyAccount.GetQuotes({})).toMatchObject({ totalCount: 0, items: [] })
    await expect(apprentice.shop.MyAccount.GetQuotes({ scope: 3 })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Please ask'),
    })
    expect(await ordersOf(quotationId)).toEqual([])
  })

  test('for a request of nothing, of two things, or of what is not sold', async () => {
    const ask = pro.shop.Quotes.RequestQuote
    const { projectId } = await pro.shop.Project.CreateNewProject()
    await expect(ask({})).rejects.toMatchObject({ status: 400 })
    await expect(ask({ projectId, items: [{ sku: tile(), quantity: 1 }] })).rejects.toMatchObject({ status: 400 })
    await expect(ask({ projectId })).rejects.toMatchObject({ code: 'Project.Empty' })
    await expect(ask({ projectId: 'P1' })).rejects.toMatchObject({ status: 404 })
    await expect(ask({ items: [{ sku: 'none', quantity: 1 }] })).rejects.toMatchObject({ code: 'Cart.UnknownProduct' })
    await expect(ask({ items: [{ sku: tile(), quantity: 0 }] })).rejects.toMatchObject({ code: 'Cart.Quantity' })
  })

  test('to whoever may not buy, and above the limit of a person', async () => {
    const viewer = await shop.colleague(pro, 'viewer@quotes.example', ['account-view'])
    const small = await shop.colleague(pro, 'small@quotes.example', ['account-view', 'buy'], 1000)
    const { quotationId, version } = await offered(pro)
    const accept = { quotationId, version }
    await expect(viewer.shop.Quotes.AcceptQuote(accept)).rejects.toMatchObject({ status: 403, code: 'Quote.NeedsBuy' })
    await expect(small.shop.Quotes.AcceptQuote(accept)).rejects.toMatchObject({
      status: 403,
      code: 'Quote.AboveLimit',
      data: { limitCents: 1000 },
    })
    expect((await small.shop.MyAccount.GetQuoteDetail({ quotationId })).acceptProblem).toContain('limit')
    expect(await ordersOf(quotationId)).toEqual([])
  })

  test('once it has ended, was declined, is superseded or has no offer yet', async () => {
    const { Quotes, MyAccount } = pro.shop
    const waiting = await Quotes.RequestQuote({ items: [{ sku: tile(), quantity: 2 }] })
    const early = Quotes.AcceptQuote({ quotationId: waiting.quotationId, version: 0 })
    await expect(early).rejects.toMatchObject({ status: 409, code: 'Quote.State' })
    const { quotationId } = await offered(pro)
    await Quotes.AskForQuoteChange({
      quotationId,
      version: 1,
      message: 'A little more',
      lines: [{ lineNo: 1, boxes: 25 }],
    })
    await shop.answer()
    await expect(Quotes.AcceptQuote({ quotationId, version: 1 })).rejects.toMatchObject({
      code: 'Quote.Superseded',
      data: { version: 2 },
    })
    await expire(quotationId)
    expect(await MyAccount.GetQuoteDetail({ quotationId })).toMatchObject({
      status: 'expired',
      actions: ['renew', 'message', 'duplicate'],
    })
    await expect(Quotes.AcceptQuote({ quotationId, version: 2 })).rejects.toMatchObject({ code: 'Quote.Expired' })
    await Quotes.RenewQuote({ quotationId })
    await shop.answer()
    await Quotes.DeclineQuote({ quotationId, version: 3, reason: 'The client changed their mind' })
    await expect(Quotes.AcceptQuote({ quotationId, version: 3 })).rejects.toMatchObject({ code: 'Quote.State' })
    expect(await MyAccount.GetQuoteDetail({ quotationId })).toMatchObject({ status: 'declined', version: 3 })
    expect(await ordersOf(quotationId)).toEqual([])
  })

  test('above the free credit of the account', async () => {
    const poor = await shop.pro('poor@quotes.example')
    await shop.database.rows(sql`
      update accounts set credit_line_cents = 100
      where id = (select account_id from people where email = ${poor.email})`)
    const { quotationId, version } = await offered(poor)
    await expect(poor.shop.Quotes.AcceptQuote({ quotationId, version })).rejects.toMatchObject({
      status: 409,
      code: 'Quote.CreditExceeded',
    })
    expect(await ordersOf(quotationId)).toEqual([])
  })
})

describe('a quote', () => {
  test('goes from a project to an offer with a discount by quantity, freight and tax', async () => {
    const place = {
      firstName: 'A',
      lastName: 'B',
      street1: '1 Main Street',
      city: 'Naperville',
      state: 'IL',
      zip: '60540',
    }
    const { projectId, items } = await aPlannedRoom(pro, tile(), { place })
    const asked = await pro.shop.Quotes.RequestQuote({ projectId, note: 'By Friday, please' })
    expect(asked).toMatchObject({
      status: 'requested',
      version: 0,
      request: [{ boxes: items[0]?.boxes, room: 'Bath' }],
    })
    expect(asked.messages).toMatchObject([{ from: 'customer', message: 'By Friday, please' }])
    expect(await shop.answer()).toBeGreaterThan(0)
    const detail = await pro.shop.MyAccount.GetQuoteDetail({ quotationId: asked.quotationId })
    const [offer] = detail.versions
    expect(detail).toMatchObject({ status: 'offered', version: 1, terms: 'Net 30 days', depositCents: null })
    expect(offer?.lines[0]?.unitPriceCents).toBeLessThan(offer?.lines[0]?.listPriceCents ?? 0)
    expect(offer?.freightCents).toBeGreaterThan(0)
    expect(offer?.taxCents).toBeGreaterThan(0)
    expect(offer?.totalCents).toBe((offer?.subtotalCents ?? 0) + (offer?.freightCents ?? 0) + (offer?.taxCents ?? 0))
    expect((await shop.letters(pro.email))[0]).toMatchObject({ template: 'quote-offered' })
    expect(await pro.shop.MyAccount.GetProjectDetail({ projectId })).toMatchObject({
      stage: 'quoted',
      documents: [{ kind: 'quote', id: asked.quotationId }],
    })
  })

  test('says what a new version changes, and keeps the old one', async () => {
    const { quotationId } = await offered(pro, 10)
    const message = { quotationId, version: 1, message: 'Twice as much', lines: [{ lineNo: 1, boxes: 20 }] }
    expect(await pro.shop.Quotes.AskForQuoteChange(message)).toMatchObject({ status: 'in-review' })
    await shop.answer()
    const { versions, differences } = await pro.shop.MyAccount.GetQuoteDetail({ quotationId })
    expect(versions.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(differences.map(({ what }) => what)).toEqual(expect.arrayContaining(['quantity', 'price']))
    expect(versions[0]?.lines[0]).toMatchObject({ boxes: 10 })
  })

  test('accepted by ten at once becomes one order', async () => {
    const { quotationId, version, versions } = await offered(pro, 12)
    const colleague = await shop.colleague(pro, `second@quotes.example`, ['account-view', 'buy'])
    const accept = (_: unknown, at: number) =>
      (at % 2 ? pro : colleague).shop.Quotes.AcceptQuote({ quotationId, version, poNumber: 'PO 7' })
    const all = await Promise.all(Array.from({ length: 10 }, accept))
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(1)
    expect(all.filter(({ status }) => status === 'placed')).toHaveLength(1)
    expect(await ordersOf(quotationId)).toEqual([{ id: all[0]?.orderId, total: versions[0]?.totalCents }])
    const detail = await pro.shop.MyAccount.GetQuoteDetail({ quotationId })
    expect(detail).toMatchObject({ status: 'converted', orderId: all[0]?.orderId, actions: ['message', 'duplicate'] })
    const lines = await shop.database.rows(sql`
      select sku, boxes, unit_price_cents::int as cents from sales_lines where document_id = ${all[0]?.orderId}`)
    expect(lines).toEqual([{ sku: tile(), boxes: 12, cents: versions[0]?.lines[0]?.unitPriceCents }])
    const again = await pro.shop.Quotes.AcceptQuote({ quotationId, version })
    expect(again).toMatchObject({ status: 'placed-before', orderId: all[0]?.orderId })
  })

  test('asks for a deposit without terms; what was paid of it counts with the invoice, the rest is taken back', async () => {
    const home = await shop.retail('home@quotes.example')
    await shop.database.rows(sql`update people set rights = '{buy}' where email = ${home.email}`)
    const { quotationId, version, depositCents, versions } = await offered(home)
    expect(depositCents).toBe(Math.round((versions[0]?.totalCents ?? 0) / 2))
    const done = await home.shop.Quotes.AcceptQuote({ quotationId, version })
    expect(done).toMatchObject({ status: 'placed', depositCents })
    const { orderId } = done
    const book = (type: string) =>
      shop.database.find<{ id: string; accountId: string; amount: number; open: number }>(sql`
        select id, account_id as "accountId", amount_cents::float8 as amount, open_cents::float8 as open
        from billing_documents where sales_document_id = ${orderId} and type = ${type}`)
    const asked = await book('ZO')
    expect(asked).toMatchObject({ amount: depositCents, open: depositCents })
    const books = embeddedBooks(shop.database)
    const today = new Date().toISOString().slice(0, 10)
    const accountId = asked?.accountId ?? ''
    const parts = [{ documentId: asked?.id ?? '', cents: 1000 }]
    await books.takePayments([{ key: 'part of it', accountId, paidOn: today, cents: 1000, parts }])
    const invoice = { key: 'the rest', accountId, salesDocumentId: orderId, documentOn: today, goodsCents: 50_000 }
    for (const _ of [1, 2]) await books.invoice([{ ...invoice, terms: 'Z000' }], new Date())
    expect(await book('ZO')).toMatchObject({ open: 0 })
    expect(await book('RV')).toMatchObject({ open: 49_000 })
  })

  test('that became an order takes its boxes off the shelf, once', async () => {
    await shop.database.rows(sql`truncate rate_limits`)
    const sku = shop.tiles[3] ?? ''
    const { quotationId } = await pro.shop.Quotes.RequestQuote({ items: [{ sku, quantity: 7 }] })
    await shop.answer()
    await pro.shop.Quotes.AcceptQuote({ quotationId, version: 1 })
    const onShelf = async () => {
      const { client, backOffice } = shop.commerce
      const { Items } = await client.InventoryRecords.List(sku, { pageSize: 100 }, await backOffice())
      return Items.reduce((sum, { QuantityAvailable }) => sum + (QuantityAvailable ?? 0), 0)
    }
    const before = await onShelf()
    const logger = { warn: (about: { err: Error }) => expect.fail(about.err.message) } as never
    await mirrorQuoteOrders({ ...shop, logger })
    await mirrorQuoteOrders({ ...shop, logger })
    expect(await onShelf()).toBe(before - 7)
    const [order] = await shop.database.rows<{ id: string }>(sql`
      select platform_order_id as id from sales_documents where quote_id = ${quotationId}`)
    expect(order?.id).toMatch(/^quote-/)
  })

  test('is taken line by line at its prices; what is not in it is refused', async () => {
    await shop.database.rows(sql`truncate rate_limits`)
    const items = [0, 1, 2].map((at) => ({ sku: shop.tiles[at] ?? '', quantity: 10 }))
    const { quotationId } = await pro.shop.Quotes.RequestQuote({ items })
    await shop.answer()
    const { versions } = await pro.shop.MyAccount.GetQuoteDetail({ quotationId })
    const accept = (lineNos: number[]) => pro.shop.Quotes.AcceptQuote({ quotationId, version: 1, lineNos })
    await expect(accept([1, 9])).rejects.toMatchObject({ status: 400 })
    const done = await accept([1, 3])
    const wanted = versions[0]?.lines.filter(({ lineNo }) => lineNo !== 2) ?? []
    const [order] = await shop.database.rows<{ subtotal: number; total: number; lines: number }>(sql`
      select subtotal_cents::float8 as subtotal, total_cents::float8 as total, line_count as lines
      from sales_documents where id = ${done.orderId}`)
    expect(order).toMatchObject({ lines: 2, total: done.totalCents })
    expect(order?.subtotal).toBe(wanted.reduce((sum, { totalCents }) => sum + totalCents, 0))
  })

  test('is kept as a draft, sent, canceled, and copied at the prices of today', async () => {
    const { Quotes } = pro.shop
    const draft = await Quotes.RequestQuote({ items: [{ sku: tile(), quantity: 3 }], isDraft: true })
    expect(draft).toMatchObject({ status: 'draft', actions: ['send', 'cancel', 'duplicate'] })
    await shop.answer()
    expect(await Quotes.SendQuote({ quotationId: draft.quotationId })).toMatchObject({ status: 'requested' })
    expect(await Quotes.CancelQuote({ quotationId: draft.quotationId })).toMatchObject({ status: 'canceled' })
    await expect(Quotes.SendQuote({ quotationId: draft.quotationId })).rejects.toMatchObject({ code: 'Quote.State' })
    const copy = await Quotes.DuplicateQuote({ quotationId: draft.quotationId })
    expect(copy).toMatchObject({ status: 'draft', request: [{ sku: tile(), boxes: 3 }] })
  })

  test('takes messages to a line, and refuses those to none', async () => {
    const { quotationId } = await offered(pro)
    const wrong = pro.shop.Quotes.AddQuoteMessage({ quotationId, message: 'x', lineNo: 99 })
    await expect(wrong).rejects.toMatchObject({ fields: [{ field: 'lineNo' }] })
    const { messages } = await pro.shop.Quotes.AddQuoteMessage({ quotationId, message: 'One lot?', lineNo: 1 })
    expect(messages.at(-1)).toMatchObject({ from: 'customer', author: 'Ada Mason', lineNo: 1 })
  })
})

describe('the list of quotes', () => {
  test('refuses what it does not know and filters by state, text and time', async () => {
    const person = await shop.pro('lister@quotes.example')
    const { GetQuotes } = person.shop.MyAccount
    const filter = (key: 'STATUS' | 'CHAR' | 'PERIODE' | 'SOLDTO', value: string) =>
      GetQuotes({ filters: [{ key, value }] })
    await expect(GetQuotes({ pageSize: 7 })).rejects.toMatchObject({ fields: [{ field: 'pageSize' }] })
    await expect(GetQuotes({ sortBy: 'secret' })).rejects.toMatchObject({ fields: [{ field: 'sortBy' }] })
    await expect(filter('SOLDTO', '1')).rejects.toMatchObject({ status: 400 })
    await expect(filter('STATUS', 'odd')).rejects.toMatchObject({ status: 400 })
    const first = await offered(person)
    const second = await offered(person)
    await expire(second.quotationId)
    const ids = async (page: ReturnType<typeof GetQuotes>) => (await page).items.map((one) => one.quotationId)
    expect(await ids(filter('STATUS', 'open'))).toEqual([first.quotationId])
    expect(await ids(filter('STATUS', 'expired'))).toEqual([second.quotationId])
    expect(await ids(filter('CHAR', first.quotationId.toLowerCase()))).toEqual([first.quotationId])
    expect(await ids(filter('CHAR', '100%'))).toEqual([])
    expect(await ids(filter('PERIODE', '30'))).toHaveLength(2)
    expect(await GetQuotes({ pageSize: 5, sortBy: 'quotationId', sortDirection: 'asc' })).toMatchObject({
      totalCount: 2,
      items: [{ quotationId: first.quotationId }, { status: 'expired', statusText: expect.stringContaining('renew') }],
    })
  })
})
