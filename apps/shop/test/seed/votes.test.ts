import { saveMany } from '@tessera/platform/bulk/save-many'
import { createRange } from '@tessera/range/create-range'
import { sql } from '@tessera/server/sql'
import { expect, test } from 'vitest'
import { netPro, retail, smallPro } from '../../src/seed/history/cast.ts'
import { fillHistory, fillScale } from '../../src/seed/history/fill-history.ts'
import { fillReviews } from '../../src/seed/reviews/fill-reviews.ts'
import { aFillWork, aShopToFill } from './a-shop-to-fill.ts'

const scale = { people: 30, addresses: 2, invoices: 10, accounts: 1 }

test('votes on reviews grow with the reviews and not with the people of the shop', async () => {
  const started = await aShopToFill()
  const { database: shop, platform, marketplace } = started
  const articles = [...createRange({ size: 'demo', locations: [] }).products()].slice(0, 400)
  const prices = articles.flatMap(({ priceSchedules }) => priceSchedules).map((one) => ({ ...one }))
  const products = articles.map(({ product }) => ({ ...product }))
  await saveMany(platform.database, marketplace, 'PriceSchedules', prices)
  await saveMany(platform.database, marketplace, 'Products', products)
  await fillHistory(await aFillWork(started, 'history'))
  await fillScale(await aFillWork(started, 'history at scale'), scale)
  await fillReviews(await aFillWork(started, 'reviews'))

  const voters = await shop.rows<{ email: string }>(sql`
    select distinct p.email from review_votes v join people p on p.id = v.person_id order by 1`)
  const cast = [netPro, smallPro, retail].flatMap(({ people }) => people.filter(({ status }) => status === 'active'))
  expect(voters.map(({ email }) => email)).toEqual(cast.map(({ email }) => email).sort())
  expect(
    await shop.rows(sql`
      select id from reviews r where helpful <> (select count(*) from review_votes v where v.review_id = r.id)`),
  ).toEqual([])
  const [counted] = await shop.rows<{ helpful: number }>(sql`select sum(helpful)::int as helpful from reviews`)
  expect(counted?.helpful).toBeGreaterThan(50)
})
