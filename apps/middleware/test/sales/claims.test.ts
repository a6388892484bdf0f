import type { ShopClient } from '@tessera/client/shop/types.gen'
import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import { sql } from '@tessera/server/sql'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let ada: ShopClient
let staff: ShopClient['Operator']
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  ada = shop.as(people.ada.session)
  staff = shop.as(people.olga).Operator
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const [product] = pickProducts(1)
const piecesPerBox = product?.product.xp.units.piecesPerUnit ?? 0

/** Twenty boxes of tile and ten of something that the catalog doesn't know, delivered now. */
async function delivered(): Promise<string> {
  const owner = await shop.database.find<{ accountId: string; personId: string }>(sql`
    select account_id as "accountId", id as "personId" from people where email = ${people.ada.email}`)
  const line = { unitPriceCents: 1000, totalCents: 10_000 }
  const [written] = await insertSalesDocuments(shop.database, [
    {
      accountId: owner?.accountId ?? '',
      personId: owner?.personId ?? '',
      origin: 'counter',
      orderType: 'standard',
      status: 'open',
      paymentMethod: 'Invoice',
      subtotalCents: 20_000,
      totalCents: 20_000,
      placedAt: new Date().toISOString(),
      lines: [
        { lineNo: 1, sku: product?.product.ID ?? '', name: 'Hampton Carrara', boxes: 20, ...line },
        { lineNo: 2, sku: 'gone', name: 'Old Slate', boxes: 10, ...line },
      ],
    },
  ])
  const number = written?.id ?? ''
  const lines = [
    { lineNo: 1, boxes: 20 },
    { lineNo: 2, boxes: 10 },
  ]
  const { deliveryNumber } = await staff.SendDelivery({ number, key: `of ${number}`, lines })
  await staff.RecordArrival({ deliveryNumber })
  return number
}

async function uploaded(): Promise<string> {
  const [photo] = await shop.database.rows<{ id: string }>(sql`
    insert into contact_photos (bytes) values ('\xffd8ff'::bytea) returning id`)
  return linkToken(await getSecret(shop.database, 'form-link'), 'upload', photo?.id ?? '', new Date())
}

interface Claim {
  lineNo?: number
  boxes?: number
  pieces?: number
  kind?: 'return' | 'damage'
  photos?: string[]
}
const claim = (number: string, { lineNo = 1, boxes = 0, pieces, kind = 'damage', photos }: Claim) =>
  ada.MyOrders.RequestReturn({
    number,
    kind,
    reason: 'Corners broken',
    lines: [{ lineNo, boxes, pieces: pieces ?? null }],
    ...(photos && { photos }),
  })

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    ({ fields, message }: { fields: { message: string }[]; message: string }) => fields[0]?.message ?? message,
  )

test('pieces are refused for returns, beside boxes, where a box is not known, and as normal breakage', async () => {
  const number = await delivered()
  const normal = Math.floor((20 * piecesPerBox * 3) / 100)
  for (const [asked, words] of [
    [{ kind: 'return', pieces: 3 }, /returns in boxes/],
    [{ pieces: 3, boxes: 1 }, /not both/],
    [{ lineNo: 2, pieces: 3 }, /boxes of Old Slate/],
    [{ pieces: normal }, new RegExp(`${normal + 1} or more pieces`)],
    [{ pieces: -5 }, /more pieces/],
    [{ pieces: 20 * piecesPerBox + 1 }, /can be claimed/],
  ] satisfies [Claim, RegExp][])
    expect(await refusalOf(claim(number, asked))).toMatch(words)
})

test('a claim counts broken pieces and says in boxes what it takes', async () => {
  const number = await delivered()
  const { lines } = await ada.MyAccount.GetOrderDetail({ projectId: number })
  expect(lines.map(({ claimability }) => claimability.piecesPerBox)).toEqual([piecesPerBox, null])
  const { number: claimNumber, lines: claimed } = await claim(number, { pieces: piecesPerBox + 1 })
  expect(claimed).toMatchObject([{ lineNo: 1, boxes: 2, pieces: piecesPerBox + 1 }])
  const { returns } = await staff.GetDesk()
  expect(returns.find(({ returnNumber }) => returnNumber === claimNumber)?.lines).toMatchObject([
    { lineNo: 1, boxes: 2, pieces: piecesPerBox + 1 },
  ])
})

const typeOf = async (answer: Promise<Response>) => (await answer).headers.get('content-type')

test('a claim has up to four photos, for its owner and for staff alone, each upload once', async () => {
  const number = await delivered()
  const one = await uploaded()
  await expect(claim(number, { boxes: 1, photos: ['made up'] })).rejects.toMatchObject({ fields: [{ field: 'photo' }] })
  const five = await Promise.all(Array.from({ length: 5 }, uploaded))
  expect(await refusalOf(claim(number, { boxes: 1, photos: five }))).toBe('Choose up to 4 photos.')
  await expect(claim(number, { boxes: 1, photos: [one, one] })).rejects.toMatchObject({ fields: [{ field: 'photo' }] })
  const made = await claim(number, { boxes: 1, photos: [one, await uploaded()] })
  expect(made.photos).toHaveLength(2)
  expect((await ada.MyAccount.GetOrderDetail({ projectId: number })).returns).toEqual([made])

  const asked = { returnNumber: made.number, photoId: made.photos[1]?.photoId ?? '' }
  const { as } = shop
  await expect(as().MyOrders.GetReturnPhoto(asked)).rejects.toMatchObject({ status: 401 })
  await expect(as(people.eve.session).MyOrders.GetReturnPhoto(asked)).rejects.toMatchObject({ status: 404 })
  await expect(ada.MyOrders.GetReturnPhoto({ ...asked, returnNumber: '1' })).rejects.toMatchObject({ status: 404 })
  await expect(ada.MyOrders.GetReturnPhoto({ ...asked, photoId: 'x' })).rejects.toMatchObject({ status: 404 })
  expect(await typeOf(ada.MyOrders.GetReturnPhoto(asked))).toBe('image/jpeg')

  const waiting = (await staff.GetDesk()).returns.find(({ returnNumber }) => returnNumber === made.number)
  const messageId = waiting?.photos[0]?.messageId ?? ''
  expect(messageId).toBe(made.photos[0]?.photoId)
  expect(await typeOf(staff.GetMessagePhoto({ kind: 'return', messageId }))).toBe('image/jpeg')
  await expect(staff.GetMessagePhoto({ kind: 'return', messageId: 'x' })).rejects.toMatchObject({ status: 404 })
  await expect(ada.Operator.GetMessagePhoto({ kind: 'return', messageId })).rejects.toMatchObject({ status: 403 })
})
