import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'
import { aBuyer, aUser, idsOf } from '../me/a-buyer.ts'

const platform = await startPlatform()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function anInvitation(more: object = {}) {
  const buyer = await aBuyer(platform)
  await buyer.me.Me.CreateProductCollection({ ID: 'mine', Name: 'Mine' })
  const { ID } = await buyer.me.Me.CreateProductCollectionInvitation('mine', { Name: 'Ann', ...more })
  return { ...buyer, invitation: String(ID), guest: await aUser(platform, buyer.shop) }
}

const messages = async (shop: { id: string }) =>
  platform.database.rows<{ type: string; userID: string; collection: string }>(sql`
    select message_type as type, payload ->> 'UserID' as "userID", payload #>> '{ProductCollection,ID}' as collection
    from messages where marketplace_id = ${shop.id}`)

test('an invitation needs a name and ends within a year, by default after 30 days', async () => {
  const { me, invitation } = await anInvitation()
  for (const ExpirationDate of [inDays(-1), inDays(367)]) {
    await expect(
      me.Me.CreateProductCollectionInvitation('mine', { Name: 'Bob', ExpirationDate }),
    ).rejects.toMatchObject({ status: 400, errorCode: 'ValidationFailure' })
    await expect(me.Me.PatchProductCollectionInvitation('mine', invitation, { ExpirationDate })).rejects.toMatchObject({
      status: 400,
    })
  }
  await expect(me.Me.CreateProductCollectionInvitation('mine', {} as never)).rejects.toMatchObject({ status: 400 })
  const made = await me.Me.GetProductCollectionInvitation('mine', invitation)
  expect(made).toMatchObject({ Name: 'Ann', Admin: false, Accepted: false })
  const end = new Date(String(made.ExpirationDate)).getTime()
  expect(Math.round((end - Date.now()) / 86_400_000)).toBe(30)
  const later = inDays(200)
  const patched = await me.Me.PatchProductCollectionInvitation('mine', invitation, {
    Name: 'Anna',
    ExpirationDate: later,
  })
  expect(patched.Name).toBe('Anna')
  expect(new Date(String(patched.ExpirationDate)).toISOString()).toBe(later)
})

test('an own, an unknown, an ended and an accepted invitation are not answered', async () => {
  const { me, invitation, guest, shop, admin } = await anInvitation()
  const own = { errorCode: 'ProductCollection.CannotAcceptOrDeclineOwnInvitation' }
  await expect(me.Me.AcceptProductCollectionInvitation('mine', invitation)).rejects.toMatchObject(own)
  await expect(me.Me.DeclineProductCollectionInvitation('mine', invitation)).rejects.toMatchObject(own)
  await expect(guest.me.Me.AcceptProductCollectionInvitation('mine', 'unknown')).rejects.toMatchObject({ status: 404 })
  await admin.Buyers.Create({ ID: 'b2', Name: 'Another', Active: true })
  const { me: outsider } = await aUser(platform, shop, 'b2')
  await expect(outsider.Me.AcceptProductCollectionInvitation('mine', invitation)).rejects.toMatchObject({ status: 404 })
  const { ID: ended } = await me.Me.CreateProductCollectionInvitation('mine', { Name: 'Late' })
  await platform.database.rows(sql`
    update product_collection_invitations set expiration_date = now() - interval '1 second' where id = ${ended}`)
  await expect(guest.me.Me.AcceptProductCollectionInvitation('mine', String(ended))).rejects.toMatchObject({
    status: 404,
  })
  await guest.me.Me.AcceptProductCollectionInvitation('mine', invitation)
  const again = { errorCode: 'ProductCollection.AlreadyAcceptedInvitation' }
  await expect(guest.me.Me.AcceptProductCollectionInvitation('mine', invitation)).rejects.toMatchObject(again)
  await expect(guest.me.Me.DeclineProductCollectionInvitation('mine', invitation)).rejects.toMatchObject(again)
  expect(await messages(shop)).toEqual([
    { type: 'ProductCollectionInvitationAccepted', userID: guest.userID, collection: 'mine' },
  ])
})

test('of five people who accept at once one gets in', async () => {
  const { invitation, shop } = await anInvitation()
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => aUser(platform, shop)))
  const answers = await Promise.allSettled(
    people.map(({ me }) => me.Me.AcceptProductCollectionInvitation('mine', invitation)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const lists = await Promise.all(people.map(({ me }) => me.Me.ListProductCollections()))
  expect(lists.flatMap(idsOf)).toEqual(['mine'])
})

test('an accepted invitation opens the collection to read, until it is deleted', async () => {
  const { me, invitation, guest } = await anInvitation()
  await guest.me.Me.AcceptProductCollectionInvitation('mine', invitation)
  expect(idsOf(await guest.me.Me.ListProductCollections())).toEqual(['mine'])
  await me.Me.CreateProductCollectionEntry('mine', 'p1')
  expect(idsOf(await guest.me.Me.ListProductCollectionEntries('mine'))).toEqual(['p1'])
  await expect(guest.me.Me.CreateProductCollectionEntry('mine', 'p1')).rejects.toMatchObject({
    errorCode: 'ProductCollection.CannotModify',
  })
  expect(await me.Me.ListProductCollectionInvitations('mine')).toMatchObject({ Items: [{ Accepted: true }] })
  await me.Me.DeleteProductCollectionInvitation('mine', invitation)
  await expect(guest.me.Me.GetProductCollection('mine')).rejects.toMatchObject({ status: 404 })
})

test('an administrator changes the collection and invites others, but does not delete it', async () => {
  const { invitation, guest, shop } = await anInvitation({ Admin: true })
  await guest.me.Me.AcceptProductCollectionInvitation('mine', invitation)
  await guest.me.Me.CreateProductCollectionEntry('mine', 'p1')
  expect(await guest.me.Me.PatchProductCollection('mine', { Name: 'Ours' })).toMatchObject({ Name: 'Ours' })
  await expect(guest.me.Me.DeleteProductCollection('mine')).rejects.toMatchObject({
    errorCode: 'ProductCollection.CannotModify',
  })
  const { ID } = await guest.me.Me.CreateProductCollectionInvitation('mine', { Name: 'Third' })
  await expect(guest.me.Me.AcceptProductCollectionInvitation('mine', String(ID))).rejects.toMatchObject({
    errorCode: 'ProductCollection.CannotAcceptOrDeclineOwnInvitation',
  })
  const third = await aUser(platform, shop)
  await third.me.Me.DeclineProductCollectionInvitation('mine', String(ID))
  await expect(third.me.Me.AcceptProductCollectionInvitation('mine', String(ID))).rejects.toMatchObject({ status: 404 })
  expect((await messages(shop)).map(({ type }) => type)).toEqual([
    'ProductCollectionInvitationAccepted',
    'ProductCollectionInvitationDeclined',
  ])
})
