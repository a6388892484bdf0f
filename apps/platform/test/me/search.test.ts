import { sql } from '@tessera/server/sql'
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

test('a product with a new name or description is found by it, and by its ID and xp as before', async () => {
  const { admin } = buyer
  await aProduct(admin, 'hex-7', { Name: 'Slab', Description: 'Cut by hand', xp: { Note: 'frost proof glaze' } })
  const words = () =>
    platform.database.rows(sql`
      select search = product_words(p, null) as "isWhole" from product_texts t
      join products p on p.marketplace_id = t.marketplace_id and p.id = t.product_id
      where t.marketplace_id = ${buyer.shop.id} and t.product_id = 'hex-7'`)
  for (const Name of ['Pebble stone', 'Hexagon stone', 'Hexagon stone']) await admin.Products.Patch('hex-7', { Name })
  await admin.Products.Patch('hex-7', { Description: 'Pressed twice' })
  expect(await found('search=pebble')).toEqual([])
  expect(await found('search=cut by hand')).toEqual([])
  for (const text of ['hexagon', 'ex-7', 'pressed', 'glaze']) expect(await found(`search=${text}`)).toEqual(['hex-7'])
  const phrase = (text: string) => found(`search=${text}&searchType=ExactPhrase`)
  expect(await phrase('frost proof glaze')).toEqual(['hex-7'])
  expect(await phrase('hexagon stone')).toEqual(['hex-7'])
  expect(await phrase('glaze hexagon')).toEqual([])
  expect(await words()).toEqual([{ isWhole: true }])
  await admin.Products.Patch('hex-7', { xp: { Note: 'for indoors' } })
  expect(await found('search=glaze')).toEqual([])
  expect(await found('search=indoors')).toEqual(['hex-7'])
  expect(await words()).toEqual([{ isWhole: true }])
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
