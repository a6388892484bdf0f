import { markArrived } from '@tessera/middleware/modules/orders/deliveries/create-delivery'
import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import { ensurePartners } from '@tessera/middleware/modules/orders/records/partners'
import { saveSiteSetting } from '@tessera/middleware/modules/site/content/site-settings'
import { sql } from '@tessera/server/sql'
import { pdfText } from '@tessera/testing/pdf-text'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLine, aSalesShop, type Member, type SalesShop } from '../sales/a-sales-shop.ts'
import { createDelivery } from '../sales/take-steps.ts'

let shop: SalesShop
let pro: Member
let stranger: Member
let viewer: Member
let order: string
let delivery: string
let invoice: string
const place = {
  firstName: 'Dana',
  lastName: 'Reyes',
  company: 'Elm site',
  street1: '12 Elm Street',
  street2: null,
  city: 'Naperville',
  state: 'IL',
  zip: '60540',
  phone: null,
  country: 'US',
}
beforeAll(async () => {
  shop = await aSalesShop()
  pro = await shop.pro('billed')
  stranger = await shop.pro('stranger')
  viewer = await shop.colleague(pro, 'viewer', ['account-view'])
  const { database } = shop.needs
  const partners = await ensurePartners(database, { id: pro.accountId, name: 'Reyes Interiors' }, place)
  const jobName = '=HYPERLINK("http://evil.test","x")'
  order = await shop.order(pro, {
    ...partners,
    shipToPlace: place,
    poNumber: 'PO-77',
    jobName,
    lines: [aLine(1), aLine(2)],
  })
  const lines = [{ lineNo: 1, boxes: 4, lot: 'B7' }]
  delivery = await createDelivery(database, { documentId: order, key: 'a', lines }, new Date())
  await markArrived(database, { deliveryId: delivery, at: new Date(), signedBy: 'D. Reyes' })
  await invoiceDeliveries(shop.needs, new Date())
  const detail = await pro.shop.MyAccount.GetOrderDetail({ projectId: order })
  invoice = detail.documents.find(({ kind }) => kind === 'invoice')?.id ?? ''
})

const path = '/api/myaccount/DownloadDoc'
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
const textOf = async (by: Member, body: object) => pdfText(await bytesOf(await by.post(path, body)))

describe('limits', () => {
  test('downloads are limited by size, not by number', async () => {
    const bookkeeper = await shop.colleague(pro, 'bookkeeper', ['account-view', 'billing-view'])
    const { database } = shop.needs
    const key = `download-kilobytes ${bookkeeper.personId}`
    expect((await bookkeeper.post(path, { kind: 'order', ids: [order] })).status).toBe(200)
    const row = await database.find<{ hits: number }>(sql`select hits from rate_limits where key = ${key}`)
    expect(row?.hits).toBeGreaterThan(1)
    expect(row?.hits).toBeLessThan(200)
    await database.rows(sql`update rate_limits set hits = 512000 where key = ${key}`)
    const refused = await bookkeeper.post(path, { kind: 'order', ids: [order] })
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  })

  test('among several documents the one that is missing is named', async () => {
    const answer = await pro.post(path, { kind: 'order', ids: [order, '4599999999'] })
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('4599999999')])
  })
})

describe('who may not', () => {
  test('not without signing in', async () => {
    const status = (work: Promise<unknown>) =>
      work.then(
        () => 200,
        (error: { status: number }) => error.status,
      )
    const { MyAccount } = shop.anonymous
    expect(await status(MyAccount.DownloadDoc({ kind: 'order', ids: [order] }))).toBe(401)
    expect(await status(MyAccount.GetDocumentFilters({ documentTypeId: 'orders' }))).toBe(401)
    expect(await status(MyAccount.GetDocumentHeaderPartner({ documentTypeId: 'order', documentId: order }))).toBe(401)
  })

  test('documents of another account do not exist, one by one or among others', async () => {
    for (const [kind, id] of [
      ['order', order],
      ['packingList', delivery],
      ['invoice', invoice],
      ['receipt', invoice],
    ])
      expect((await stranger.post(path, { kind, ids: [id] })).status).toBe(404)
    const own = await shop.order(stranger)
    expect((await stranger.post(path, { kind: 'order', ids: [own, order] })).status).toBe(404)
    for (const [documentTypeId, documentId] of [
      ['order', order],
      ['RV', invoice],
    ]) {
      const asked = stranger.shop.MyAccount.GetDocumentHeaderPartner({ documentTypeId, documentId })
      await expect(asked).rejects.toMatchObject({ status: 404 })
    }
  })

  test('billing needs the right, for documents, lists, partners and filters alike', async () => {
    const { MyAccount } = viewer.shop
    const code = (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error: { code: string }) => error.code,
      )
    expect(await code(MyAccount.DownloadDoc({ kind: 'invoice', ids: [invoice] }))).toBe('Billing.NeedsView')
    expect(await code(MyAccount.DownloadDoc({ kind: 'invoices' }))).toBe('Billing.NeedsView')
    expect(await code(MyAccount.GetDocumentFilters({ documentTypeId: 'RV' }))).toBe('Billing.NeedsView')
    const asked = { documentTypeId: 'RV', documentId: invoice }
    expect(await code(MyAccount.GetDocumentHeaderPartner(asked))).toBe('Billing.NeedsView')
  })

  test.each([
    ['no document', { kind: 'order', ids: [] }, 400],
    ['fifty-one', { kind: 'order', ids: Array.from({ length: 51 }, (_, n) => String(n)) }, 413],
    ['a kind nobody knows', { kind: 'passwd', ids: ['1'] }, 400],
    ['a path', { kind: 'order', ids: ['../../etc/passwd'] }, 404],
    ['a document as CSV', { kind: 'order', ids: ['1'], format: 'csv' }, 400],
    ['a list as XLSX, which is not offered', { kind: 'orders', format: 'xlsx' }, 400],
    ['a list that is badly asked', { kind: 'orders', query: { sortBy: 'x' } }, 400],
  ])('%s is refused', async (_, body, status) => {
    expect((await pro.post(path, body)).status).toBe(status)
  })
})

describe('files', () => {
  test('are sent as attachments that run nothing, are never sniffed and never cached', async () => {
    const answer = await pro.post(path, { kind: 'order', ids: [order] })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="ORD-${order}.pdf"; filename*=UTF-8''ORD-${order}.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const audits = await shop.needs.database.rows<{ after: object }>(sql`
      select after from audit_records where action = 'document.download' and object = ${`ORD-${order}.pdf`}`)
    expect(audits[0]?.after).toMatchObject({ kind: 'order', format: 'pdf', ids: [order] })
  })

  test('say what the screens say', async () => {
    const paper = await textOf(pro, { kind: 'order', ids: [order] })
    for (const words of [order, 'PO-77', 'Hampton Carrara 2', '10 boxes', '$200.00', 'Elm site'])
      expect(paper).toContain(words)
    const list = await textOf(pro, { kind: 'packingList', ids: [delivery] })
    for (const words of [delivery, order, 'B7', '4 boxes', 'Signed for by D. Reyes']) expect(list).toContain(words)
    const bill = await textOf(pro, { kind: 'invoice', ids: [invoice] })
    for (const words of ['Invoice', invoice, '$40.00', 'B7', '4 boxes', 'Reyes Interiors', 'Net 30 days'])
      expect(bill).toContain(words)
    expect(bill).not.toContain('Hampton Carrara 2')
  })

  test('several come as one ZIP, each once', async () => {
    const second = await shop.order(pro)
    const answer = await pro.post(path, { kind: 'order', ids: [order, second, order] })
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(await bytesOf(answer))
    expect(Object.keys(files)).toEqual([`ORD-${order}.pdf`, `ORD-${second}.pdf`])
    expect(pdfText(files[`ORD-${second}.pdf`] ?? new Uint8Array())).toContain(second)
  })

  test('a receipt of a paid order is the order’s; one that is owed for has none', async () => {
    const buyer = await shop.retail('payer')
    const number = await shop.order(buyer, { paymentMethod: 'Credit_Card', paymentWords: 'Visa ending in 1111' })
    const { documents } = await buyer.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(documents.map(({ kind }) => kind)).toEqual(['order', 'receipt'])
    expect(await textOf(buyer, { kind: 'receipt', ids: [number] })).toContain('Visa ending in 1111')
    expect((await pro.post(path, { kind: 'receipt', ids: [order] })).status).toBe(404)
  })
})

describe('lists', () => {
  test('hold what is filtered, all of it, and no formula', async () => {
    const query = { pageSize: 5, filters: [{ key: 'CHAR', value: 'PO-77' }] }
    const answer = await pro.post(path, { kind: 'orders', query })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, row, ...rest] = strFromU8(await bytesOf(answer))
      .trimEnd()
      .split('\r\n')
    expect(head).toContain('Order,Date,Type,Status')
    expect(row).toContain(order)
    expect(row).toContain(`"'=HYPERLINK(""http://evil.test"",""x"")"`)
    expect(row).toContain(',200.00,40.00')
    expect(rest).toEqual([])
  })

  test('of invoices and of billing history as well', async () => {
    for (const kind of ['invoices', 'billingHistory'])
      expect(strFromU8(await bytesOf(await pro.post(path, { kind })))).toContain(`${invoice}`)
  })

  test('come in other formats where the shop offers them', async () => {
    await saveSiteSetting(shop.needs.database, 'exportFormats', ['csv', 'xlsx', 'pdf'])
    const book = unzipSync(await bytesOf(await pro.post(path, { kind: 'orders', format: 'xlsx' })))
    expect(strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(order)
    expect(await textOf(pro, { kind: 'orders', format: 'pdf' })).toContain(order)
    const { exports } = await pro.shop.MyAccount.GetDocumentFilters({ documentTypeId: 'orders' })
    expect(exports).toEqual(['csv', 'pdf', 'xlsx'])
  })
})

test('filters are saved by name, replaced by it, deleted, and private', async () => {
  const { MyFilters, MyAccount } = pro.shop
  const saved = async (who = pro) => (await who.shop.MyAccount.GetDocumentFilters({ documentTypeId: 'orders' })).saved
  const keep = { list: 'orders', name: 'Open at Elm', query: 'status=open' } as const
  await expect(shop.anonymous.MyFilters.SaveFilter(keep)).rejects.toMatchObject({ status: 401 })
  for (const wrong of [{ name: ' ' }, { query: '//evil.test' }, { query: '' }])
    await expect(MyFilters.SaveFilter({ ...keep, ...wrong })).rejects.toMatchObject({ status: 400 })
  await MyFilters.SaveFilter(keep)
  await MyFilters.SaveFilter({ ...keep, query: 'status=open&q=elm' })
  expect(await saved()).toEqual([{ name: 'Open at Elm', query: 'status=open&q=elm' }])
  expect(await saved(stranger)).toEqual([])
  await stranger.shop.MyFilters.ForgetFilter(keep)
  expect(await saved()).toHaveLength(1)
  await MyFilters.ForgetFilter(keep)
  expect((await MyAccount.GetDocumentFilters({ documentTypeId: 'orders' })).saved).toEqual([])
})

describe('what lists can be narrowed by, and whom documents are for', () => {
  test('orders have the filters of the screen, with the account’s own partners', async () => {
    const { filters, sorts } = await pro.shop.MyAccount.GetDocumentFilters({ documentTypeId: 'order' })
    expect(filters.map(({ key }) => key)).toEqual(['STATUS', 'PERIODE', 'CHAR', 'SOLDTO', 'SHIPTO', 'ZZORDERTYPE'])
    expect(filters.find(({ key }) => key === 'SHIPTO')?.values.map(({ label }) => label)).toEqual([
      'Elm site, Naperville',
    ])
    expect(sorts).toContain('placedAt')
    const invoices = await pro.shop.MyAccount.GetDocumentFilters({ documentTypeId: 'RV' })
    expect(invoices.filters.map(({ key }) => key)).toContain('ZZDOCTYFI')
    const quotes = await pro.shop.MyAccount.GetDocumentFilters({ documentTypeId: 'quotes' })
    expect(quotes.filters[0]?.values).toContainEqual({ value: 'in-review', label: 'In review' })
  })

  test('an unknown list is refused with its field', async () => {
    const no = await pro.shop.MyAccount.GetDocumentFilters({ documentTypeId: 'constructor' }).catch((error) => error)
    expect(no).toMatchObject({ status: 400 })
  })

  test('an order and its invoice name the same partners', async () => {
    const { MyAccount } = pro.shop
    const one = await MyAccount.GetDocumentHeaderPartner({ documentTypeId: 'order', documentId: order })
    const other = await MyAccount.GetDocumentHeaderPartner({ documentTypeId: 'RV', documentId: invoice })
    expect(one.partners.map(({ role }) => role)).toEqual(['sold-to', 'ship-to', 'bill-to', 'payer'])
    expect(other.partners).toEqual(one.partners)
    expect(one.partners[1]).toMatchObject({ name: 'Elm site', place: { street1: '12 Elm Street', zip: '60540' } })
  })
})
