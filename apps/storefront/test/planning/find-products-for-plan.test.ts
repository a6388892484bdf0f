import type { ShopClient } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { findProductsForPlan } from '../../app/kit/plans/find-products-for-plan.server.ts'

/** A shop in which the number 208911 leads straight to its product. */
const shop = {
  Search: {
    products: async ({ q }: { q?: string }) =>
      q === '208911' ? { records: [], total: 0, redirectSku: q } : { records: [{ sku: '1' }, { sku: '2' }], total: 50 },
  },
  ProductPages: { getRecords: async ({ skus }: { skus: string }) => ({ records: [{ sku: skus }] }) },
} as unknown as ShopClient // the calls that the finder makes

test('the number of a product finds it, words find many', async () => {
  expect(await findProductsForPlan(shop, '208911')).toEqual({ records: [{ sku: '208911' }], total: 1 })
  expect((await findProductsForPlan(shop, 'subway')).total).toBe(50)
})
