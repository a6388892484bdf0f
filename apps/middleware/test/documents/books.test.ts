import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { pdfText } from '@tessera/testing/pdf-text'
import { strFromU8 } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { aSalesShop, type Member, type SalesShop } from '../sales/a-sales-shop.ts'

let shop: SalesShop
let pro: Member
let stranger: Member
beforeAll(async () => {
  shop = await aSalesShop()
  pro = await shop.pro('keeper')
  stranger = await shop.pro('stranger')
})

const path = '/api/myaccount/DownloadDoc'
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

test('a receipt names what each credit paid; others can’t read it', async () => {
  const books = embeddedBooks(shop.needs.database)
  const documentOn = new Date().toISOString().slice(0, 10)
  const account = { accountId: pro.accountId, documentOn }
  const [invoice] = await books.invoice([{ ...account, key: 'i', terms: 'NT30', goodsCents: 9000 }], new Date())
  const [credit] = await books.credit([{ ...account, key: 'c', type: 'DG', goodsCents: 4000 }], new Date())
  const wish = { documents: [{ documentId: invoice?.id ?? '', amountCents: 4000 }], useCredits: true, key: 'once' }
  const payment = await pro.shop.MyAccount.PayOpenInvoiceByMortarPay(wish)
  expect(payment.status).toBe('paid')
  const ask = { kind: 'receipt', ids: [payment.paymentId] }
  const text = pdfText(await bytesOf(await pro.post(path, ask)))
  for (const words of ['Receipt', invoice?.id ?? '', credit?.id ?? '', '$90.00', '$40.00', '$50.00'])
    expect(text).toContain(words)
  expect((await stranger.post(path, ask)).status).toBe(404)
})

test('a statement is drawn as it was closed, and its lines come as CSV', async () => {
  const books = embeddedBooks(shop.needs.database)
  const old = await shop.pro('monthly')
  const documentOn = '2026-01-15'
  const [invoice] = await books.invoice(
    [{ accountId: old.accountId, documentOn, key: 'm', terms: 'NT30', goodsCents: 12_345 }],
    new Date(),
  )
  await books.closeMonths(new Date('2026-02-02T12:00:00Z'))
  const { statements } = await old.shop.MyAccount.GetStatements()
  const [statement] = statements
  const ask = { kind: 'statement', ids: [statement?.statementId ?? ''] }
  const text = pdfText(await bytesOf(await old.post(path, ask)))
  for (const words of ['Statement', 'January 2026', '$123.45', invoice?.id ?? '']) expect(text).toContain(words)
  const csv = strFromU8(await bytesOf(await old.post(path, { ...ask, format: 'csv' })))
  expect(csv).toContain(`2026-01-15,${invoice?.id}`)
  expect(csv).toContain('123.45')
  expect((await stranger.post(path, ask)).status).toBe(404)
})
