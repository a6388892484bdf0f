import { searchQueryOf } from '@tessera/middleware/modules/catalog/search/search-query'
import { expect, test } from 'vitest'

const nobody = { siteId: 'us', bearer: undefined, customer: undefined }
const ask = (query: Record<string, string>) => searchQueryOf(query, nobody, (id) => id === 'st-naperville-il')

test('a store that is not ours is refused by name, whether or not its stock is asked for', () => {
  for (const more of [{}, { inStock: 'true' }])
    expect(() => ask({ storeId: 'st-atlantis', ...more })).toThrow(
      expect.objectContaining({
        status: 400,
        details: { fields: [{ field: 'storeId', message: 'We couldn’t find that store.' }] },
      }),
    )
})

test('a store of ours is asked, an empty one is none', () => {
  expect(ask({ storeId: 'st-naperville-il', inStock: 'true' })).toMatchObject({
    storeId: 'st-naperville-il',
    inStock: true,
  })
  expect(ask({ storeId: '' })).not.toHaveProperty('storeId')
})
