import type { Review, ShopClient } from '@tessera/client/shop/types.gen'
import { photoUpload } from '@tessera/contract/middleware/photos/uploads'
import { sql } from '@tessera/server/sql'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { clearRateLimits } from '../refusals/send-request.ts'
import { thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let ada: ShopClient
let ben: ShopClient
beforeAll(async () => {
  shop = await aWholeShop()
  const people = await thePeople(shop)
  ada = shop.as(people.ada.session)
  ben = shop.as(people.ben.session)
})
afterEach(async () => {
  await shop.database.rows(sql`delete from reviews`)
  await clearRateLimits(shop)
})

/** A 2 × 2 pixel image. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)
async function upload(): Promise<string> {
  const headers = { 'content-type': 'image/png' }
  const answer = await shop.app.inject({ method: 'POST', url: photoUpload.path, payload: png, headers })
  return answer.json<{ photo: string }>().photo
}
const look = (url = '') => shop.app.inject({ method: 'GET', url })
const write = (as: ShopClient, photos: string[] | null, text = 'Laid last week.'): Promise<Review> =>
  as.Reviews.saveReview({ sku: shop.tile, stars: 4, title: null, text, source: 'bought', photos })
const ids = ({ photos }: Review) => photos.map(({ id }) => id)
const newestLink = async (): Promise<string> => {
  const letter = await shop.database.find<{ body: string }>(sql`
    select body from mails where template like 'review-%' order by created_at desc, ctid desc limit 1`)
  return /token=(\S+)/.exec(letter?.body ?? '')?.[1] ?? ''
}
const decide = async (decision: 'publish' | 'remove' | 'answer', answer: string | null = null) =>
  shop.as().Reviews.decide({ token: await newestLink(), decision, answer })

describe('a review is refused with', () => {
  const wrong = { status: 400, fields: [{ field: expect.stringMatching(/^photos?$/) }] }

  test('photos that are none of ours, or of a fourth', async () => {
    for (const photos of [['made.up'], ['00000000-0000-4000-8000-000000000000'], ['a', 'b', 'c', 'd']])
      await expect(write(ada, photos)).rejects.toMatchObject(wrong)
    expect((await shop.as().Reviews.getReviews({ sku: shop.tile })).count).toBe(0)
  })

  test('a photo twice, or of another customer', async () => {
    const photo = await upload()
    const [id = ''] = ids(await write(ada, [photo]))
    for (const photos of [[photo], [id, id]]) await expect(write(ada, photos)).rejects.toMatchObject(wrong)
    await expect(write(ben, [id])).rejects.toMatchObject(wrong)
    await expect(write(ben, [photo])).rejects.toMatchObject(wrong)
  })
})

describe('photos of a review', () => {
  test('are looked at by the shop before anybody sees them', async () => {
    const held = await write(ada, [await upload(), await upload()])
    expect(held).toMatchObject({ state: 'held', photos: [{ id: expect.any(String) }, {}] })
    expect((await shop.as().Reviews.getReviews({ sku: shop.tile })).reviews).toEqual([])
    expect(await decide('publish')).toMatchObject({ because: 'It has new photos.', review: { photos: [{}, {}] } })
    const { reviews } = await shop.as().Reviews.getReviews({ sku: shop.tile })
    expect(reviews.flatMap(ids)).toEqual(ids(held))
    const url = reviews[0]?.photos[0]?.url
    for (const one of [url, `${url}&small=1`]) {
      const answer = await look(one)
      expect(answer.headers['content-type']).toBe('image/jpeg')
      expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    }
  })

  test('stay without a second review, are removed one by one, and are hidden once the review is removed', async () => {
    const held = await write(ada, [await upload(), await upload()])
    await decide('publish')
    const [first = '', second = ''] = ids(held)
    const changed = await write(ada, [second], 'Laid two weeks ago.')
    expect(changed).toMatchObject({ state: 'published', photos: [{ id: second }] })
    expect(ids(await write(ada, null))).toEqual([second])
    expect((await look(`/api/reviews/photo?id=${first}`)).statusCode).toBe(404)
    await decide('remove')
    expect((await look(`/api/reviews/photo?id=${second}`)).statusCode).toBe(404)
    expect((await look('/api/reviews/photo?id=x')).statusCode).toBe(404)
  })
})

describe('the shop', () => {
  test('gets every review, answers under it and removes the answer', async () => {
    await write(ada, null)
    expect(await decide('answer', 'Thank you. The next lot is calmer.')).toMatchObject({
      review: { state: 'published', answer: 'Thank you. The next lot is calmer.' },
    })
    const [shown] = (await shop.as().Reviews.getReviews({ sku: shop.tile })).reviews
    expect(shown).toMatchObject({ answer: 'Thank you. The next lot is calmer.', answeredOn: expect.any(String) })
    expect(await decide('answer', ' ')).toMatchObject({ review: { answer: null, answeredOn: null } })
  })

  test('has said nothing to other words than those it read', async () => {
    await write(ada, null)
    await decide('answer', 'Thank you.')
    expect(await write(ada, null, 'Now it is bad.')).toMatchObject({ answer: null, answeredOn: null })
  })
})
