import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import type { RefusalWorld } from '../a-refusal-world.ts'
import { callerOnly, type Entries, publicData } from '../entry.ts'

const words = { stars: 5, title: 'Lovely', text: 'Cut clean.', source: 'bought' } as const

/** A review by Eve of another account. */
const eves = async ({ as, eve, tile }: RefusalWorld): Promise<string> =>
  (await as(eve.session).Reviews.saveReview({ ...words, sku: tile })).id

async function photoOf({ database }: RefusalWorld, reviewId: string): Promise<string> {
  const [photo] = await database.rows<{ id: string }>(sql`
    insert into review_photos (review_id, position, bytes, small)
    values (${reviewId}, 0, ${Buffer.from('jpeg')}, ${Buffer.from('jpeg')}) returning id`)
  return photo?.id ?? ''
}

const linkFor = async ({ database }: RefusalWorld, subject: string): Promise<string> =>
  linkToken(await getSecret(database, 'form-link'), 'review', subject, new Date())

export const reviewEntries: Entries = {
  'Reviews.getReviews': { right: ({ tile }) => ({ query: { sku: tile, page: '1' } }), foreign: publicData },
  'Reviews.saveReview': { right: ({ tile }) => ({ body: { ...words, sku: tile } }), foreign: callerOnly },
  'Reviews.deleteReview': {
    right: ({ tile }) => ({ query: { sku: tile } }),
    foreign: async (world) => {
      await eves(world)
      return [{ query: { sku: world.tile } }, { query: { sku: 'nothing' } }]
    },
  },
  'Reviews.vote': {
    right: async (world) => ({ body: { reviewId: await eves(world), isHelpful: true } }),
    foreign: async (world) => {
      const reviewId = await eves(world)
      await world.database.rows(sql`update reviews set state = 'held' where id = ${reviewId}`)
      return [
        { body: { reviewId, isHelpful: true } },
        { body: { reviewId: '00000000-0000-4000-8000-000000000000', isHelpful: true } },
      ]
    },
  },
  'Reviews.decide': {
    right: async (world) => {
      const id = await eves(world)
      const row = await world.database.find<{ version: number }>(sql`select version from reviews where id = ${id}`)
      return { body: { token: await linkFor(world, `${id} ${row?.version}`), decision: 'publish' } }
    },
    foreign: async () => [{ body: { token: 'x.y' } }, { body: { token: 'made.up' } }],
  },
  'Reviews.getPhoto': {
    right: async (world) => ({ query: { id: await photoOf(world, await eves(world)) } }),
    foreign: async (world) => {
      const [removed] = await world.database.rows<{ id: string }>(sql`
        insert into reviews (sku, author, stars, source, state)
        values (${world.tile}, 'Zoe Q.', 1, 'store', 'removed') returning id`)
      const photo = await photoOf(world, removed?.id ?? '')
      return [{ query: { id: photo } }, { query: { id: '00000000-0000-4000-8000-000000000000' } }]
    },
  },
}
