import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aBuyer, aUser, idsOf, notThere } from '../me/a-buyer.ts'

const platform = await startPlatform()

test('a stranger finds a private collection nowhere and cannot take its ID', async () => {
  const { me, shop } = await aBuyer(platform)
  await me.Me.CreateProductCollection({ ID: 'mine', Name: 'Mine' })
  const { me: other } = await aUser(platform, shop)
  await expect(other.Me.GetProductCollection('mine')).rejects.toMatchObject(notThere('ProductCollection', 'mine'))
  await expect(other.Me.PatchProductCollection('mine', { Name: 'Ours' })).rejects.toMatchObject({ status: 404 })
  await expect(other.Me.DeleteProductCollection('mine')).rejects.toMatchObject({ status: 404 })
  await expect(other.Me.ListProductCollectionEntries('mine')).rejects.toMatchObject({ status: 404 })
  await expect(other.Me.SaveProductCollection('mine', { Name: 'Ours' })).rejects.toMatchObject({
    status: 409,
    errorCode: 'IdExists',
  })
  expect(idsOf(await other.Me.ListProductCollections())).toEqual([])
  expect(await me.Me.GetProductCollection('mine')).toMatchObject({ Name: 'Mine', AccessLevel: 'Private' })
})

test('a public collection is listed for the buyer, a shareable one is only read by its ID, and neither is changed', async () => {
  const { me, admin, shop } = await aBuyer(platform)
  await me.Me.CreateProductCollection({ ID: 'public', Name: 'Public', AccessLevel: 'Public' })
  await me.Me.CreateProductCollection({ ID: 'shareable', Name: 'Shareable', AccessLevel: 'Shareable' })
  const { me: other } = await aUser(platform, shop)
  expect(idsOf(await other.Me.ListProductCollections())).toEqual(['public'])
  for (const id of ['public', 'shareable']) {
    expect(await other.Me.GetProductCollection(id)).toMatchObject({ ID: id })
    const refusals = [
      other.Me.PatchProductCollection(id, { Name: 'Ours' }),
      other.Me.SaveProductCollection(id, { Name: 'Ours' }),
      other.Me.DeleteProductCollection(id),
      other.Me.CreateProductCollectionEntry(id, 'p1'),
      other.Me.ListProductCollectionInvitations(id),
      other.Me.CreateProductCollectionInvitation(id, { Name: 'Ann' }),
    ]
    for (const refusal of await Promise.allSettled(refusals))
      expect(refusal).toMatchObject({ reason: { errorCode: 'ProductCollection.CannotModify' } })
  }
  await admin.Buyers.Create({ ID: 'b2', Name: 'Another', Active: true })
  const { me: outsider } = await aUser(platform, shop, 'b2')
  expect(idsOf(await outsider.Me.ListProductCollections())).toEqual([])
  await expect(outsider.Me.GetProductCollection('public')).rejects.toMatchObject({ status: 404 })
})

test('guests read public collections, see none of the user they share, and write nothing', async () => {
  const { shop, admin } = await aBuyer(platform)
  const { me: seller } = await aUser(platform, shop, 'storefront')
  await seller.Me.CreateProductCollection({ ID: 'public', Name: 'Public', AccessLevel: 'Public' })
  await platform.database.rows(sql`
    insert into product_collections (marketplace_id, buyer_id, id, owner_uid, name, access_level)
    select u.marketplace_id, u.company_id, 'of-all-guests', u.uid, 'Hidden', 'Private'
    from users u
    join api_clients c on c.marketplace_id = u.marketplace_id and c.default_context_user_name = u.username
    where c.marketplace_id = ${shop.id} and c.id = ${shop.storefrontClientID}`)
  const token = await shop.token({ grant_type: 'client_credentials', client_id: shop.storefrontClientID })
  const guest = shop.as(token)
  expect(idsOf(await guest.Me.ListProductCollections())).toEqual(['public'])
  await expect(guest.Me.GetProductCollection('of-all-guests')).rejects.toMatchObject({ status: 404 })
  const refused = await wireInto(platform.app, token)('POST', '/me/productcollections', { Name: 'Mine' })
  expect([refused.status, codeOf(refused)]).toEqual([403, 'Auth.AnonUserProhibited'])
  const accepted = await wireInto(platform.app, token)('POST', '/me/productcollections/public/invitations/accept/x')
  expect(codeOf(accepted)).toBe('Auth.AnonUserProhibited')
  expect((await admin.ProductCollections.List('storefront')).Meta.TotalCount).toBe(2)
})

test('a collection goes the whole way: create, save, patch, rename, list, delete', async () => {
  const { me } = await aBuyer(platform)
  const made = await me.Me.CreateProductCollection({ Name: 'Kitchen', xp: { Room: 'kitchen' } })
  expect(made).toMatchObject({ ID: expect.stringMatching(/^[\w-]{22}$/), AccessLevel: 'Private' })
  expect(await me.Me.SaveProductCollection('bath', { Name: 'Bath' })).toMatchObject({ ID: 'bath', Name: 'Bath' })
  expect(
    await me.Me.PatchProductCollection('bath', { ID: 'bathroom', AccessLevel: 'Public', xp: { Floor: 1 } }),
  ).toMatchObject({ ID: 'bathroom', Name: 'Bath', AccessLevel: 'Public', xp: { Floor: 1 } })
  expect(await me.Me.SaveProductCollection('bathroom', { Name: 'Bath 2' })).toMatchObject({
    AccessLevel: 'Private',
    xp: null,
  })
  expect(idsOf(await me.Me.ListProductCollections({ search: 'bath' }))).toEqual(['bathroom'])
  await me.Me.DeleteProductCollection('bathroom')
  expect(idsOf(await me.Me.ListProductCollections())).toEqual([made.ID])
})

test('a reader sees all collections of a buyer, and only administrators write there', async () => {
  const { me, admin, shop } = await aBuyer(platform)
  await me.Me.CreateProductCollection({ ID: 'mine', Name: 'Mine' })
  await me.Me.CreateProductCollectionEntry('mine', 'p1')
  const token = await tokenWith(platform, shop, {
    userType: 'buyer',
    companyID: 'b1',
    roles: ['ProductCollectionReader'],
  })
  const reader = shop.as(token)
  expect(idsOf(await reader.ProductCollections.List('b1'))).toEqual(['mine'])
  expect(await reader.ProductCollections.Get('b1', 'mine')).toMatchObject({ Name: 'Mine' })
  expect(await reader.ProductCollections.ListEntries('b1', 'mine')).toMatchObject({
    Items: [{ ID: 'p1', DefaultPriceScheduleID: 'ten', DateAdded: expect.any(String) }],
  })
  await expect(reader.ProductCollections.Get('b1', 'other')).rejects.toMatchObject(
    notThere('ProductCollection', 'other'),
  )
  await expect(admin.ProductCollections.ListEntries('nobody', 'mine')).rejects.toMatchObject(
    notThere('Buyer', 'nobody'),
  )
  const wire = wireInto(platform.app, token)
  const refused = await wire('PUT', '/buyers/b1/productcollections/mine', { Name: 'Ours' })
  expect([refused.status, codeOf(refused)]).toEqual([403, 'Auth.UserNotAuthorizedToAdmin'])

  await admin.BuyerProductCollections.Create('b1', { ID: 'tips', Name: 'Tips', AccessLevel: 'Public' })
  await admin.BuyerProductCollections.Patch('b1', 'tips', { Name: 'Our tips' })
  expect(await me.Me.GetProductCollection('tips')).toMatchObject({ Name: 'Our tips' })
  await expect(me.Me.DeleteProductCollection('tips')).rejects.toMatchObject({
    errorCode: 'ProductCollection.CannotModify',
  })
  await admin.BuyerProductCollections.Save('b1', 'tips', { Name: 'Tips' })
  expect(idsOf(await me.Me.ListProductCollections())).toEqual(['mine'])
  await admin.BuyerProductCollections.Delete('b1', 'tips')
  expect(idsOf(await admin.ProductCollections.List('b1'))).toEqual(['mine'])
})

test('collections go along when their owner moves to another buyer', async () => {
  const { me, admin, userID, shop } = await aBuyer(platform)
  await me.Me.CreateProductCollection({ ID: 'mine', Name: 'Mine' })
  await platform.database.rows(sql`
    update api_clients set default_context_user_name = null
    where marketplace_id = ${shop.id} and default_context_user_name = ${userID}`)
  await admin.Buyers.Create({ ID: 'b2', Name: 'Another', Active: true })
  await admin.Users.Move('b1', userID, 'b2', {} as never)
  expect(idsOf(await admin.ProductCollections.List('b1'))).toEqual([])
  expect(idsOf(await admin.ProductCollections.List('b2'))).toEqual(['mine'])
})
