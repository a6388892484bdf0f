import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { mirrorQuoteOrders } from '@tessera/middleware/modules/plans/quotes/mirror-quote-orders'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'
import { expireQuote, ordersOf, requestOfferedQuote, tileOf } from './request-offered-quote.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@quotes.example')
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
    const { projectId, items } = await aPlannedRoom(pro, tileOf(shop), { place })
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
    const { sqftPerUnit } = shop.catalog.find(tileOf(shop))?.facts.units ?? {}
    expect(offer?.lines[0]?.areaSqft).toBeCloseTo((offer?.lines[0]?.boxes ?? 0) * Number(sqftPerUnit))
    expect(asked.request[0]?.areaSqft).toBe(offer?.lines[0]?.areaSqft)
    expect(offer?.lines[0]?.unitPriceCents).toBeLessThan(offer?.lines[0]?.listPriceCents ?? 0)
    expect(offer?.freightCents).toBeGreaterThan(0)
    expect(offer?.taxCents).toBeGreaterThan(0)
    expect(offer?.totalCents).toBe((offer?.subtotalCents ?? 0) + (offer?.freightCents ?? 0) + (offer?.taxCents ?? 0))
    expect((await shop.letters(pro.email))[0]).toMatchObject({ template: 'quote-offered' })
    expect(await pro.shop.MyAccount.GetProjectDetail({ projectId })).toMatchObject({
      stage: 'quoted',
      documents: [{ kind: 'quote', id: asked.quotationId, status: 'offered', statusText: 'Offer received' }],
    })
  })

  test('says what a new version changes, and keeps the old one', async () => {
    const { quotationId } = await requestOfferedQuote(shop, pro, 10)
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
    const { quotationId, version, versions } = await requestOfferedQuote(shop, pro, 12)
    const colleague = await shop.colleague(pro, `second@quotes.example`, ['account-view', 'buy'])
    const accept = (_: unknown, at: number) =>
      (at % 2 ? pro : colleague).shop.Quotes.AcceptQuote({ quotationId, version, poNumber: 'PO 7' })
    const all = await Promise.all(Array.from({ length: 10 }, accept))
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(1)
    expect(all.filter(({ status }) => status === 'placed')).toHaveLength(1)
    expect(await ordersOf(shop, quotationId)).toEqual([{ id: all[0]?.orderId, total: versions[0]?.totalCents }])
    const detail = await pro.shop.MyAccount.GetQuoteDetail({ quotationId })
    expect(detail).toMatchObject({ status: 'converted', orderId: all[0]?.orderId, actions: ['message', 'duplicate'] })
    const lines = await shop.database.rows(sql`
      select sku, boxes, unit_price_cents::int as cents from sales_lines where document_id = ${all[0]?.orderId}`)
    expect(lines).toEqual([{ sku: tileOf(shop), boxes: 12, cents: versions[0]?.lines[0]?.unitPriceCents }])
    const again = await pro.shop.Quotes.AcceptQuote({ quotationId, version })
    expect(again).toMatchObject({ status: 'placed-before', orderId: all[0]?.orderId })
  })

  test('asks for a deposit without terms; what was paid of it counts with the invoice, the rest is taken back', async () => {
    const home = await shop.retail('home@quotes.example')
    await shop.database.rows(sql`update people set rights = '{buy}' where email = ${home.email}`)
    const { quotationId, version, depositCents, versions } = await requestOfferedQuote(shop, home)
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

  test('is saved as a draft, sent, canceled, and copied at current prices', async () => {
    const { Quotes } = pro.shop
    const draft = await Quotes.RequestQuote({ items: [{ sku: tileOf(shop), quantity: 3 }], isDraft: true })
    expect(draft).toMatchObject({ status: 'draft', actions: ['send', 'cancel', 'duplicate'] })
    await shop.answer()
    expect(await Quotes.SendQuote({ quotationId: draft.quotationId })).toMatchObject({ status: 'requested' })
    expect(await Quotes.CancelQuote({ quotationId: draft.quotationId })).toMatchObject({ status: 'canceled' })
    await expect(Quotes.SendQuote({ quotationId: draft.quotationId })).rejects.toMatchObject({ code: 'Quote.State' })
    const copy = await Quotes.DuplicateQuote({ quotationId: draft.quotationId })
    expect(copy).toMatchObject({ status: 'draft', request: [{ sku: tileOf(shop), boxes: 3 }] })
  })

  test('sent, declined or canceled by five clicks is so once, with one answer', async () => {
    const { Quotes } = pro.shop
    const five = <T>(click: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, click))
    const { quotationId } = await Quotes.RequestQuote({ items: [{ sku: tileOf(shop), quantity: 3 }], isDraft: true })
    const { quotationId: declined, version } = await requestOfferedQuote(shop, pro)
    const decline = () => Quotes.DeclineQuote({ quotationId: declined, version, reason: 'Too late' })
    for (const [click, status] of [
      [() => Quotes.SendQuote({ quotationId }), 'requested'],
      [() => Quotes.CancelQuote({ quotationId }), 'canceled'],
      [decline, 'declined'],
    ] as const) {
      const answers = await five(click)
      expect(answers[0]?.status).toBe(status)
      for (const answer of answers) expect(answer).toEqual(answers[0])
    }
    const { messages } = await decline()
    expect(messages.filter(({ message }) => message === 'Declined: Too late')).toHaveLength(1)
  })

  test('takes messages to a line, and refuses those to none', async () => {
    const { quotationId } = await requestOfferedQuote(shop, pro)
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
    const first = await requestOfferedQuote(shop, person)
    const second = await requestOfferedQuote(shop, person)
    await expireQuote(shop, second.quotationId)
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
