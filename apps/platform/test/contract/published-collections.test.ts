import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { Configuration, Me, type ProductCollection, ProductCollections, Tokens } from 'ordercloud-javascript-sdk'
import { beforeEach, expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

const platform = await startPlatform()
Configuration.Set({ baseApiUrl: await platform.app.listen({ port: 0, host: '127.0.0.1' }) })
const shop = await createTestShop(platform)
await shop.product('tile', 12.5)
await shop.product('grout', 4)
const friend = await shop.anotherBuyer()

beforeEach(() => Tokens.SetAccessToken(shop.buyerToken))

test('a customer keeps a list, shares it with a friend, and the seller reads it', async () => {
  const kitchen: ProductCollection = { ID: 'kitchen', Name: 'Kitchen', AccessLevel: 'Private' }
  expect(await Me.CreateProductCollection(kitchen)).toMatchObject(kitchen)
  expect(await failureOf(Me.CreateProductCollection(kitchen))).toMatchObject({ status: 409 })
  await Me.CreateProductCollectionEntry('kitchen', 'tile')
  await Me.SaveProductCollectionEntry('kitchen', { ProductID: 'grout', ListOrder: 1 })
  const entries = await Me.ListProductCollectionEntries('kitchen', { searchType: 'AnyTerm', search: 'Product' })
  expect(
    entries.Items.map(({ ID, ListOrder, PriceSchedule }) => [ID, ListOrder, PriceSchedule?.PriceBreaks?.[0]?.Price]),
  ).toEqual([
    ['grout', 1, 4],
    ['tile', null, 12.5],
  ])

  const invitation = await Me.CreateProductCollectionInvitation('kitchen', { Name: 'A friend', Admin: true })
  const id = String(invitation.ID)
  expect(await Me.PatchProductCollectionInvitation('kitchen', id, { Name: 'My friend' })).toMatchObject({ Admin: true })
  const asFriend = { accessToken: friend.token }
  expect(await failureOf(Me.GetProductCollection('kitchen', asFriend))).toMatchObject({
    message: 'ProductCollection kitchen not found',
  })
  await Me.AcceptProductCollectionInvitation('kitchen', id, asFriend)
  expect((await Me.ListProductCollections({}, asFriend)).Items.map(({ ID }) => ID)).toEqual(['kitchen'])
  await Me.DeleteProductCollectionEntry('kitchen', 'grout', asFriend)
  expect((await Me.ListProductCollectionInvitations('kitchen')).Items).toMatchObject([{ ID: id, Accepted: true }])

  const asSeller = { accessToken: shop.adminToken }
  expect((await ProductCollections.List('b', {}, asSeller)).Items.map(({ ID }) => ID)).toEqual(['kitchen'])
  expect((await ProductCollections.ListEntries('b', 'kitchen', {}, asSeller)).Items.map(({ ID }) => ID)).toEqual([
    'tile',
  ])
  await Me.DeleteProductCollectionInvitation('kitchen', id)
  await Me.DeleteProductCollection('kitchen')
  expect(await failureOf(ProductCollections.Get('b', 'kitchen', asSeller))).toMatchObject({ status: 404 })
})
