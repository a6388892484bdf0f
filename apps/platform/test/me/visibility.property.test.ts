import { randomUUID } from 'node:crypto'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewerOf } from '../../src/visibility/viewer.ts'
import { visibleCategories } from '../../src/visibility/visible-categories.ts'
import { visibleProducts } from '../../src/visibility/visible-products.ts'
import { scenes, stage } from './scenes.ts'
import { modelOf } from './visibility-model.ts'

const { database } = await startPlatform()

const ids = async (query: ReturnType<typeof sql>): Promise<string[]> =>
  (await database.rows<{ id: string }>(query)).map(({ id }) => id)

test('the database agrees with the visibility rules, with every kind of scan', async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async (scene) => {
      const marketplace = `m${randomUUID()}`
      await stage(database, marketplace, scene)
      const viewer = await viewerOf(database, { marketplace, buyerID: 'b', userID: 'u' })
      const { showsProduct, showsCategory } = modelOf(scene)
      const products = scene.products.map(({ id }) => id).filter(showsProduct)
      const categories = scene.categories.map(({ id }) => id).filter(showsCategory)
      for (const pace of ['each', 'all'] as const)
        expect(
          await ids(sql`select t.id from products t where ${visibleProducts(viewer, { pace })} order by t.id`),
          pace,
        ).toEqual(products)
      expect(await ids(sql`select c.id from categories c where ${visibleCategories(viewer)} order by c.id`)).toEqual(
        categories,
      )
    }),
    { numRuns: 150 },
  )
})
