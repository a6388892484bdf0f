import { pdfUpload } from '@tessera/contract/middleware/photos/uploads'
import { addDays } from '@tessera/domain/billing/calendar'
import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { deleteUnusedBlobs, moveBlobs } from '@tessera/middleware/kit/uploads/move-blobs'
import { takePhoto } from '@tessera/middleware/kit/uploads/take-photo'
import { openBlobs } from '@tessera/providers/blobs/open-blobs'
import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import { BucketServer } from '@tessera/testing/bucket-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptedPdf, refusedPdfs } from '../forms/refused-pdfs.ts'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
/** Uploads of this shop are in a bucket. */
let bucket: BucketServer
beforeAll(async () => {
  bucket = await BucketServer.start()
  shop = await aWholeShop({ BLOBS_URL: bucket.url })
  people = await thePeople(shop)
})
afterAll(() => bucket.down())
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const upload = (body: string | Buffer, type = 'application/pdf') =>
  fetchInto(shop.app)(`https://shop.test${pdfUpload.path}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': type, 'x-forwarded-for': '10.9.8.7' },
  })
const codeOf = async (...given: Parameters<typeof upload>) =>
  ((await (await upload(...given)).json()) as { code: string }).code

test.each(refusedPdfs)('a PDF with %s is not taken', async (_, code, file) => {
  expect(await codeOf(file)).toBe(`Pdf.${code}`)
  expect(await shop.database.rows(sql`select id from contact_photos`)).toEqual([])
})

const openBucket = () => openBlobs({ BLOBS_URL: bucket.url, TESSERA_DATA: '' })

test('while the bucket is down, uploads and files are refused with a sentence, and the shop sells', async () => {
  const ada = shop.as(people.ada.session)
  const { photo } = (await (await upload(acceptedPdf)).json()) as { photo: string }
  const number = await order(people.ada.email)
  const { messages } = await ada.MyOrders.SendOrderMessage({ number, text: 'The plan', photo })
  await bucket.down()
  const refused = await upload(acceptedPdf)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await refused.json()).toMatchObject({
    code: 'Upload.Unavailable',
    message: 'We can’t store or show files right now. Try again in a few minutes.',
  })
  const asked = { number, messageId: messages[0]?.id ?? '' }
  await expect(ada.MyOrders.GetOrderPhoto(asked)).rejects.toMatchObject({ status: 503, code: 'Upload.Unavailable' })
  const cart = await ada.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 1, lotNo: null, room: null }] })
  expect(cart).toMatchObject({ lines: [{ sku: shop.tile }] })
  await bucket.up()
  expect(Buffer.from(await (await ada.MyOrders.GetOrderPhoto(asked)).arrayBuffer())).toEqual(acceptedPdf)
})

test('an upload is in the bucket, and goes when the message goes', async () => {
  const ada = shop.as(people.ada.session)
  const number = await order(people.ada.email)
  const before = bucket.blobs.size
  const { photo } = (await (await upload(acceptedPdf)).json()) as { photo: string }
  expect(bucket.blobs.size).toBe(before + 1)
  await ada.MyOrders.SendOrderMessage({ number, text: 'The plan', photo })
  const [stored] = await shop.database.rows<{ size: number }>(sql`
    select octet_length(photo) as size from sales_messages where document_id = ${number}`)
  expect(stored?.size).toBeLessThan(100)
  const later = new Date(addDays(new Date().toISOString().slice(0, 10), 3))
  await deleteUnusedBlobs(shop.database, openBucket(), later)
  expect(bucket.blobs.size).toBe(before + 1)
  await shop.database.rows(sql`delete from sales_messages where document_id = ${number}`)
  await deleteUnusedBlobs(shop.database, openBucket(), new Date())
  expect(bucket.blobs.size).toBe(before + 1)
  await deleteUnusedBlobs(shop.database, openBucket(), later)
  expect(bucket.blobs.size).toBe(before)
})

test('uploads of before are moved into the bucket, once, and stay what they were', async () => {
  const ada = shop.as(people.ada.session)
  const number = await order(people.ada.email)
  const { messages } = await ada.MyOrders.SendOrderMessage({ number, text: 'The gate', photo: await uploaded() })
  const asked = { number, messageId: messages[0]?.id ?? '' }
  const read = async () => Buffer.from(await (await ada.MyOrders.GetOrderPhoto(asked)).arrayBuffer())
  const before = await read()
  expect(await moveBlobs(shop.database, openBucket())).toBeGreaterThan(0)
  expect(await moveBlobs(shop.database, openBucket())).toBe(0)
  const { messages: moved } = await ada.MyOrders.SendOrderMessage({ number, text: 'And now?' })
  expect(moved[0]).toMatchObject({ hasPhoto: true, hasPdf: false })
  expect(await read()).toEqual(before)
})

/** Response of the upload. */
async function uploaded(): Promise<string> {
  const [photo] = await shop.database.rows<{ id: string }>(sql`
    insert into contact_photos (bytes) values ('\xffd8ff'::bytea) returning id`)
  return linkToken(await getSecret(shop.database, 'form-link'), 'upload', photo?.id ?? '', new Date())
}

const quote = async (email: string): Promise<string> =>
  (
    await shop.database.rows<{ id: string }>(sql`
      insert into quotes (account_id, person_id, state, requested_at)
      select account_id, id, 'requested', now() from people where email = ${email} returning id`)
  )[0]?.id ?? ''

const order = async (email: string): Promise<string> =>
  (
    await shop.database.rows<{ id: string }>(sql`
      insert into sales_documents (account_id, person_id, origin, order_type, status, subtotal_cents, total_cents, placed_at)
      select account_id, id, 'counter', 'standard', 'open', 100, 100, now() from people where email = ${email}
      returning id`)
  )[0]?.id ?? ''

const typeOf = async (answer: Promise<Response>) => (await answer).headers.get('content-type')

test('a photo comes with a message about a quote, once, and is for who may open the quote and for the store', async () => {
  const ada = shop.as(people.ada.session)
  const quotationId = await quote(people.ada.email)
  const say = (photo: string) => ada.Quotes.AddQuoteMessage({ quotationId, message: 'The niche', photo })
  await expect(say('made up')).rejects.toMatchObject({ fields: [{ field: 'photo' }] })
  const photo = await uploaded()
  const { messages } = await say(photo)
  expect(messages).toMatchObject([{ message: 'The niche', hasPhoto: true }])
  await expect(say(photo)).rejects.toMatchObject({ fields: [{ field: 'photo' }] })
  const asked = { quotationId, messageId: messages[0]?.id ?? '' }
  expect(await typeOf(ada.Quotes.GetQuotePhoto(asked))).toBe('image/jpeg')
  await expect(shop.as().Quotes.GetQuotePhoto(asked)).rejects.toMatchObject({ status: 401 })
  await expect(shop.as(people.eve.session).Quotes.GetQuotePhoto(asked)).rejects.toMatchObject({ status: 404 })
  await expect(ada.Quotes.GetQuotePhoto({ ...asked, messageId: 'x' })).rejects.toMatchObject({ status: 404 })
  const staff = shop.as(people.olga).Operator
  const [waiting] = (await staff.GetDesk()).messages.filter(({ number }) => number === quotationId)
  expect(waiting).toMatchObject({ kind: 'quote', hasPhoto: true })
  const wanted = { kind: 'quote', messageId: waiting?.messageId ?? '' }
  expect(await typeOf(staff.GetMessagePhoto(wanted))).toBe('image/jpeg')
  await expect(ada.Operator.GetMessagePhoto(wanted)).rejects.toMatchObject({ status: 403 })
  await expect(staff.GetMessagePhoto({ ...wanted, kind: 'order' })).rejects.toMatchObject({ status: 404 })
})

test('a PDF comes with a message too, to be saved and never opened as a page; no form for photos takes one', async () => {
  const ada = shop.as(people.ada.session)
  const number = await order(people.ada.email)
  expect(await codeOf('<html>%PDF-1.4 startxref 9 %%EOF')).toBe('Pdf.Kind')
  expect(await codeOf(acceptedPdf, 'image/png')).toBe('Pdf.Kind')
  expect(await codeOf('%PDF-1.4 half of it')).toBe('Pdf.Broken')
  expect((await upload('x'.repeat(pdfUpload.maxBytes + 1))).status).toBe(413)
  const { photo } = (await (await upload(acceptedPdf)).json()) as { photo: string }
  const quotationId = await quote(people.ada.email)
  const { messages } = await ada.MyOrders.SendOrderMessage({ number, text: 'The plan', photo })
  expect(messages).toMatchObject([{ hasPhoto: false, hasPdf: true }])
  await expect(ada.Quotes.AddQuoteMessage({ quotationId, message: 'Again', photo })).rejects.toMatchObject({
    fields: [{ field: 'photo' }],
  })
  const asked = { number, messageId: messages[0]?.id ?? '' }
  const file = await ada.MyOrders.GetOrderPhoto(asked)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="\d+\.pdf"/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'no-store',
  })
  expect(Buffer.from(await file.arrayBuffer())).toEqual(acceptedPdf)
  await expect(shop.as(people.eve.session).MyOrders.GetOrderPhoto(asked)).rejects.toMatchObject({ status: 404 })
  const { photo: other } = (await (await upload(acceptedPdf)).json()) as { photo: string }
  await expect(takePhoto(shop.database, other, new Date())).rejects.toMatchObject({ status: 400 })
  const { messages: said } = await ada.Quotes.AddQuoteMessage({ quotationId, message: 'The plan', photo: other })
  expect(said).toMatchObject([{ hasPhoto: false, hasPdf: true }])
})

test('and with a message about an order', async () => {
  const ada = shop.as(people.ada.session)
  const number = await order(people.ada.email)
  const plain = await ada.MyOrders.SendOrderMessage({ number, text: 'When?' })
  expect(plain.messages).toMatchObject([{ hasPhoto: false }])
  const { messages } = await ada.MyOrders.SendOrderMessage({ number, text: 'The gate', photo: await uploaded() })
  expect(messages.at(-1)).toMatchObject({ text: 'The gate', hasPhoto: true })
  const asked = { number, messageId: messages.at(-1)?.id ?? '' }
  expect(await typeOf(ada.MyOrders.GetOrderPhoto(asked))).toBe('image/jpeg')
  await expect(ada.MyOrders.GetOrderPhoto({ number, messageId: plain.messages[0]?.id ?? '' })).rejects.toMatchObject({
    status: 404,
  })
  await expect(shop.as(people.eve.session).MyOrders.GetOrderPhoto(asked)).rejects.toMatchObject({ status: 404 })
  await expect(shop.as().MyOrders.GetOrderPhoto(asked)).rejects.toMatchObject({ status: 401 })
})
