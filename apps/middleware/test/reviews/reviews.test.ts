import type { ShopClient } from '@tessera/client/shop/types.gen'
import { readRatings } from '@tessera/middleware/modules/catalog/reviews/ratings'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import { search } from '@tessera/search/search'
import { sql } from '@tessera/server/sql'
import { createTestCatalog } from '@tessera/testing/stock-shop'
import { beforeAll, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { clearRateLimits } from '../refusals/send-request.ts'
import { type People, type Person, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let ada: ShopClient
let ben: ShopClient
let eve: ShopClient
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  ada = shop.as(people.ada.session)
  ben = shop.as(people.ben.session)
  eve = shop.as(people.eve.session)
})

const good = { stars: 5, title: 'Lovely', text: 'Cut clean with a wet saw.', source: 'bought' as const }
const read = (as = shop.as(), query = {}) => as.Reviews.getReviews({ sku: shop.tile, ...query })

async function accountOf({ email }: Person): Promise<string> {
  const row = await shop.database.find<{ id: string }>(sql`select account_id as id from people where email = ${email}`)
  return row?.id ?? ''
}

const sold = async (to: Person, changes: object = {}, line: object = {}) =>
  insertSalesDocuments(shop.database, [
    {
      accountId: await accountOf(to),
      origin: 'counter',
      orderType: 'standard',
      status: 'completed',
      subtotalCents: 1000,
      totalCents: 1000,
      placedAt: '2026-10-01T15:00:00Z',
      lines: [{ lineNo: 1, sku: shop.tile, name: 'Tile', boxes: 4, unitPriceCents: 250, totalCents: 1000, ...line }],
      ...changes,
    },
  ])

const clear = async () => {
  await shop.database.rows(sql`delete from reviews`)
  await clearRateLimits(shop)
}
const isTile = ({ sku }: { sku: string }): boolean => sku === shop.tile
const newestLink = async (): Promise<string> => {
  const letter = await shop.database.find<{ body: string }>(sql`
    select body from mails where template = 'review-held' order by created_at desc, ctid desc limit 1`)
  return /token=(\S+)/.exec(letter?.body ?? '')?.[1] ?? ''
}

describe('refused are', () => {
  test('guests, who may read and nothing else', async () => {
    const guest = shop.as(people.guest)
    await expect(guest.Reviews.saveReview({ ...good, sku: shop.tile })).rejects.toMatchObject({ status: 401 })
    await expect(guest.Reviews.vote({ reviewId: 'x', isHelpful: true })).rejects.toMatchObject({ status: 401 })
    expect(await read(guest)).toMatchObject({ count: 0, average: 0, reviews: [], mine: null })
  })

  test('words about what is not sold', async () => {
    for (const sku of ['nothing', "' or 1=1"]) {
      await expect(ada.Reviews.saveReview({ ...good, sku })).rejects.toMatchObject({ status: 404 })
      await expect(shop.as().Reviews.getReviews({ sku })).rejects.toMatchObject({ status: 404 })
    }
  })

  test.each([0, 6, -1, 2.5])('%s stars', async (stars) => {
    await expect(ada.Reviews.saveReview({ ...good, sku: shop.tile, stars })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'stars' }],
    })
  })

  test('titles and texts that are longer than anybody reads', async () => {
    const long = { ...good, sku: shop.tile, title: 'x'.repeat(101), text: 'x'.repeat(3001) }
    await expect(ada.Reviews.saveReview(long)).rejects.toMatchObject({
      fields: [{ field: 'title' }, { field: 'text' }],
    })
  })

  test('votes for unknown reviews, for held ones, and for one’s own', async () => {
    for (const reviewId of ['no-uuid', '00000000-0000-4000-8000-000000000000'])
      await expect(ada.Reviews.vote({ reviewId, isHelpful: true })).rejects.toMatchObject({ code: 'NotFound' })
    const own = await ada.Reviews.saveReview({ ...good, sku: shop.tile })
    await expect(ada.Reviews.vote({ reviewId: own.id, isHelpful: true })).rejects.toMatchObject({ code: 'Review.Own' })
    const held = await ada.Reviews.saveReview({ ...good, sku: shop.tile, text: 'see cheaptile.com' })
    await expect(eve.Reviews.vote({ reviewId: held.id, isHelpful: true })).rejects.toMatchObject({ code: 'NotFound' })
    await clear()
  })

  test('decisions by a link that is not ours', async () => {
    for (const token of ['x', 'made.up', `${await newestLink()}x`])
      await expect(shop.as().Reviews.decide({ token, decision: 'publish' })).rejects.toMatchObject({
        code: 'Form.LinkInvalid',
      })
  })
})

describe('a review', () => {
  test('is shown at once under a first name and a letter, once per person', async () => {
    const first = await ada.Reviews.saveReview({ ...good, sku: shop.tile })
    expect(first).toMatchObject({ author: 'Ada M.', state: 'published', verified: 'no', isMine: true, helpful: 0 })
    const again = await ada.Reviews.saveReview({ ...good, sku: shop.tile, stars: 3, title: null })
    expect(again).toMatchObject({ id: first.id, stars: 3, title: null })
    await ben.Reviews.saveReview({ ...good, sku: shop.tile, stars: 4 })
    expect(await read(eve)).toMatchObject({ count: 2, average: 3.5, spread: [0, 0, 1, 1, 0], pages: 1, mine: null })
    expect((await read(ada)).mine?.id).toBe(first.id)
    expect((await read(eve, { sort: 'lowest' })).reviews.map(({ stars }) => stars)).toEqual([3, 4])
    expect((await read(eve, { sort: 'highest', page: '-3' })).reviews.map(({ stars }) => stars)).toEqual([4, 3])
    await clear()
  })

  test('is a verified purchase where the books of the account say so, whatever its author says', async () => {
    const save = async () => (await ada.Reviews.saveReview({ ...good, sku: shop.tile })).verified
    await sold(people.eve)
    expect(await save()).toBe('no')
    await sold(people.ada, { status: 'canceled' })
    await sold(people.ada, {}, { canceledBoxes: 4 })
    await sold(people.ada, {}, { shippedBoxes: 4, returnedBoxes: 4 })
    expect(await save()).toBe('no')
    const { sample } = await shop.as().Product.GetProductItemDetails({ productName: shop.slug })
    await sold(people.ada, { orderType: 'sample' }, { sku: sample?.sku, isSample: true })
    expect(await save()).toBe('sample')
    await sold(people.ada)
    expect(await save()).toBe('bought')
    expect((await ben.Reviews.saveReview({ ...good, sku: shop.tile, source: 'job' })).verified).toBe('bought')
    await clear()
  })

  test('stands on cards', async () => {
    await ada.Reviews.saveReview({ ...good, sku: shop.tile, stars: 4 })
    const catalog = await createTestCatalog(shop.commerce)
    const card = () => search(catalog.index(), { text: '', priceGroup: 'RT' }).records.find(isTile)?.tessera
    expect(card()).toMatchObject({ rating: null, reviews: 0 })
    catalog.rate(await readRatings(shop.database), new Date())
    expect(card()).toMatchObject({ rating: 4, reviews: 1 })
    await clear()
    catalog.rate(await readRatings(shop.database), new Date())
    expect(card()).toMatchObject({ rating: null, reviews: 0 })
  })

  test('goes when its author takes it back', async () => {
    await ada.Reviews.saveReview({ ...good, sku: shop.tile })
    await eve.Reviews.deleteReview({ sku: shop.tile })
    expect((await read()).count).toBe(1)
    await ada.Reviews.deleteReview({ sku: shop.tile })
    expect((await read()).count).toBe(0)
  })

  test('loses the name of an author who leaves', async () => {
    await ben.Reviews.saveReview({ ...good, sku: shop.tile })
    await shop.database.rows(sql`update people set status = 'deleted' where email = ${people.ben.email}`)
    expect((await read()).reviews[0]?.author).toBe('A former customer')
    await shop.database.rows(sql`update people set status = 'active' where email = ${people.ben.email}`)
    await clear()
  })
})

describe('votes', () => {
  test('count once per person, and can be taken back', async () => {
    const { id: reviewId } = await ada.Reviews.saveReview({ ...good, sku: shop.tile })
    const vote = (isHelpful: boolean) => eve.Reviews.vote({ reviewId, isHelpful })
    await Promise.all([vote(true), vote(true), vote(true)])
    expect(await vote(true)).toMatchObject({ helpful: 1, isLiked: true })
    expect(await ben.Reviews.vote({ reviewId, isHelpful: true })).toMatchObject({ helpful: 2 })
    expect((await read(ada)).reviews[0]).toMatchObject({ helpful: 2, isLiked: false })
    expect(await vote(false)).toMatchObject({ helpful: 1, isLiked: false })
    expect(await vote(false)).toMatchObject({ helpful: 1 })
    await clear()
  })
})

describe('what has links or insults', () => {
  const bad = { ...good, text: 'Cheaper at cheaptile.com' }

  test('is shown only to its author until staff have read it', async () => {
    expect(await ada.Reviews.saveReview({ ...bad, sku: shop.tile })).toMatchObject({ state: 'held' })
    expect(await read(eve)).toMatchObject({ count: 0, reviews: [] })
    expect((await read(ada)).mine?.state).toBe('held')
    const token = await newestLink()
    const shown = await shop.as().Reviews.decide({ token, decision: null })
    expect(shown).toMatchObject({ review: { state: 'held', text: bad.text }, because: 'It has a link.' })
    await shop.as().Reviews.decide({ token, decision: 'publish' })
    expect(await read(eve)).toMatchObject({ count: 1 })
    await shop.as().Reviews.decide({ token, decision: 'remove' })
    expect(await read(eve)).toMatchObject({ count: 0 })
    await clear()
  })

  test('is decided about as it was read: other words need another look', async () => {
    await ada.Reviews.saveReview({ ...bad, sku: shop.tile })
    const token = await newestLink()
    await ada.Reviews.saveReview({ ...bad, sku: shop.tile, text: 'worse: evil.com' })
    await expect(shop.as().Reviews.decide({ token, decision: 'publish' })).rejects.toMatchObject({
      code: 'Form.LinkUsed',
    })
    expect((await read(ada)).mine?.state).toBe('held')
    await shop.as().Reviews.decide({ token: await newestLink(), decision: 'remove' })
    // after one removal, later reviews are moderated too
    expect(await ada.Reviews.saveReview({ ...good, sku: shop.tile })).toMatchObject({ state: 'held' })
    await clear()
  })
})

describe('staff', () => {
  const bad = { ...good, text: 'Cheaper at cheaptile.com' }
  const desk = () => shop.as(people.olga).Operator
  const heldOne = async () => {
    const { items } = await desk().ListReviews({ view: 'held' })
    const [review] = items
    if (!review) throw new Error('nothing is held')
    return { reviewId: review.id, version: review.version, review }
  }

  test('without the right read and decide nothing', async () => {
    const looker = shop.as(people.otto).Operator
    await expect(looker.ListReviews()).rejects.toMatchObject({ status: 403 })
    await expect(looker.DecideReview({ reviewId: 'x', version: 1, decision: 'publish' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('decide no unknown review, and none that changed since it was read', async () => {
    for (const reviewId of ['x', '00000000-0000-4000-8000-000000000000'])
      await expect(desk().DecideReview({ reviewId, version: 1, decision: 'remove' })).rejects.toMatchObject({
        status: 404,
      })
    await expect(desk().ListReviews({ view: 'constructor' })).rejects.toMatchObject({ status: 400 })
    await ada.Reviews.saveReview({ ...bad, sku: shop.tile })
    const { reviewId, version } = await heldOne()
    await ada.Reviews.saveReview({ ...bad, sku: shop.tile, text: 'worse: evil.com' })
    await expect(desk().DecideReview({ reviewId, version, decision: 'publish' })).rejects.toMatchObject({
      code: 'Request.Conflict',
    })
    expect((await read()).count).toBe(0)
    await clear()
  })

  test('see the purchase beside it, publish, answer and remove, and customers see that at once', async () => {
    await sold(people.ada)
    await ada.Reviews.saveReview({ ...bad, sku: shop.tile })
    const { reviewId, version, review } = await heldOne()
    expect(review).toMatchObject({ because: 'It has a link.', productName: expect.stringMatching(/\w/) })
    expect(review.purchases[0]).toMatchObject({ number: expect.stringMatching(/^45/), boxes: 4, isSample: false })
    let seen = version
    const decide = async (decision: 'publish' | 'remove' | 'answer', answer: string | null = null) => {
      const made = await desk().DecideReview({ reviewId, version: seen, decision, answer, message: 'It has a link.' })
      seen = made.version
    }
    await decide('publish')
    await decide('publish')
    expect((await read()).reviews).toMatchObject([{ id: reviewId, text: bad.text, answer: null }])
    await decide('answer', 'Thank you.')
    expect((await read()).reviews[0]?.answer).toBe('Thank you.')
    for (const search of [shop.tile, 'cheaptile', people.ada.email])
      expect((await desk().ListReviews({ view: 'all', search })).items.map(({ id }) => id)).toEqual([reviewId])
    await decide('remove')
    expect((await read()).count).toBe(0)
    await decide('remove')
    expect((await desk().ListReviews({ view: 'removed' })).totalCount).toBe(1)
    const mails = await shop.database.rows(sql`
      select recipient from mails where template = 'review-removed' and body like '%It has a link.%'`)
    expect(mails).toEqual([{ recipient: people.ada.email }])
    const records = await shop.database.rows(sql`
      select action from audit_records where object = ${reviewId} order by id`)
    expect(records).toEqual([{ action: 'review.publish' }, { action: 'review.answer' }, { action: 'review.remove' }])
    await clear()
  })

  test('take a decision back, but none that someone else has made since, also if it came to the same', async () => {
    await ada.Reviews.saveReview({ ...bad, sku: shop.tile })
    const token = await newestLink()
    const { reviewId, version } = await heldOne()
    const decide = (seen: number, decision: 'publish' | 'remove' | 'hold' | 'answer', answer: string | null = null) =>
      desk().DecideReview({ reviewId, version: seen, decision, answer })
    const conflict = { status: 409, message: expect.stringContaining('The customer or a team member') }
    const published = await decide(version, 'publish')
    await expect(decide(version, 'remove')).rejects.toMatchObject(conflict)
    expect(await decide(version, 'publish')).toEqual({ version: published.version, replaced: null })
    const held = await decide(published.version, 'hold')
    expect(held.replaced).toEqual({ state: 'published', answer: null })
    const again = await decide(held.version, 'publish')
    // others remove it and publish it again, here and by the link of the email
    await decide((await decide(again.version, 'remove')).version, 'publish')
    await expect(decide(again.version, 'hold')).rejects.toMatchObject(conflict)
    const { version: latest = 0 } = (await desk().ListReviews({ view: 'all', search: shop.tile })).items[0] ?? {}
    for (const decision of ['remove', 'publish'] as const) await shop.as().Reviews.decide({ token, decision })
    await expect(decide(latest, 'hold')).rejects.toMatchObject(conflict)
    await expect(decide(latest, 'answer', 'Thank you.')).rejects.toMatchObject(conflict)
    expect((await read()).reviews).toMatchObject([{ id: reviewId, state: 'published', answer: null }])
    await clear()
  })
})
