import { startPlatform } from '@tessera/testing/platform'
import { itemsOf } from '@tessera/testing/wire'
import { beforeAll, expect, test } from 'vitest'
import { aBuyer, aProduct, type TestBuyer } from './a-buyer.ts'

const platform = await startPlatform()
let buyer: TestBuyer

beforeAll(async () => {
  buyer = await aBuyer(platform)
  const { admin } = buyer
  await aProduct(admin, 'SKU-100-red', { Name: 'Wall tiles', Description: 'Made in Italy', xp: { Finish: 'Matte' } })
  await aProduct(admin, 'SKU-200', { Name: 'Tile for the wall', xp: { Care: { Note: 'wipe with soap' } } })
  await aProduct(admin, 'SKU-300', {
    Name: 'Oak flooring',
    Description: 'Goes with every wall',
    xp: { Finish: 'Oiled' },
  })
})

async function found(query: string): Promise<unknown[]> {
  const reply = await buyer.wire('GET', `/me/products?${query}`)
  expect(reply.status, reply.text).toBe(200)
  return itemsOf(reply).map(({ ID }) => ID)
}

test('missing words are not found, and special characters are taken literally', async () => {
  expect(await found('search=marble')).toEqual([])
  for (const sign of ["'", '\\', ':*', '&', '|', '!', '<->', '(', '%', "':*A | 'x"])
    expect(await found(`search=${encodeURIComponent(sign)}`), sign).toEqual([])
})

test('words are found by their stems, inside values of xp, and inside an ID', async () => {
  expect(await found('search=tile&sortBy=ID')).toEqual(['SKU-100-red', 'SKU-200'])
  expect(await found('search=floors')).toEqual(['SKU-300'])
  expect(await found('search=soap')).toEqual(['SKU-200'])
  expect(await found('search=U-10')).toEqual(['SKU-100-red'])
  expect(await found('search=the')).toEqual(['SKU-200'])
})

test('a name counts for more than a description, and the phrase as it is for more than its words', async () => {
  expect(await found('search=wall')).toEqual(expect.arrayContaining(['SKU-100-red', 'SKU-200', 'SKU-300']))
  expect((await found('search=wall')).at(-1)).toBe('SKU-300')
  expect((await found('search=wall tile'))[0]).toBe('SKU-100-red')
  expect((await found('search=tile wall oak sku-300'))[0]).toBe('SKU-300')
})

test('the type says how words go together', async () => {
  expect(await found('search=oak tile&sortBy=ID')).toEqual(['SKU-100-red', 'SKU-200', 'SKU-300'])
  expect(await found('search=italy wall&searchType=AllTermsAnyField')).toEqual(['SKU-100-red'])
  expect(await found('search=italy wall&searchType=AllTermsSameField')).toEqual([])
  expect(await found('search=wall tile&searchType=AllTermsSameField&sortBy=ID')).toEqual(['SKU-100-red', 'SKU-200'])
  expect(await found('search=wall tile&searchType=ExactPhrase')).toEqual(['SKU-100-red'])
  expect(await found('search=made in italy&searchType=ExactPhrase')).toEqual(['SKU-100-red'])
  expect(await found('search=oak floori&searchType=ExactPhrase')).toEqual([])
  expect(await found('search=oak floori&searchType=ExactPhrasePrefix')).toEqual(['SKU-300'])
  expect(await found('search=tiles made&searchType=ExactPhrase')).toEqual([])
})

test('searchOn says where to look, down to a part of xp', async () => {
  expect(await found('search=wall&searchOn=Description')).toEqual(['SKU-300'])
  expect(await found('search=matte&searchOn=xp.*')).toEqual(['SKU-100-red'])
  expect(await found('search=matte&searchOn=xp.Finish')).toEqual(['SKU-100-red'])
  expect(await found('search=soap&searchOn=xp.Care.*')).toEqual(['SKU-200'])
  expect(await found('search=soap&searchOn=xp.Finish')).toEqual([])
  expect(await found('search=soap&searchOn=xp.Finish,xp.Care.Note')).toEqual(['SKU-200'])
  expect(await found('search=oiled wall&searchOn=Name,xp.Finish&sortBy=ID')).toEqual([
    'SKU-100-red',
    'SKU-200',
    'SKU-300',
  ])
})

test('a renamed product is found under its new words only', async () => {
  await aProduct(buyer.admin, 'old-id', { Name: 'Slate' })
  await buyer.admin.Products.Patch('old-id', { ID: 'new-id', Name: 'Granite' })
  expect(await found('search=slate')).toEqual([])
  expect(await found('search=old-id&searchOn=ID')).toEqual([])
  expect(await found('search=granite')).toEqual(['new-id'])
  expect(await found('search=new-id')).toEqual(['new-id'])
  await buyer.admin.Products.Delete('new-id')
})
