import { findViolations } from '@tessera/platform/find-violations'
import { platformTasks } from '@tessera/platform/jobs'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { Configuration, GroupOrders, LineItems, Me } from 'ordercloud-javascript-sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aGuest } from '../orders/people.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))
beforeAll(async () => Configuration.Set({ baseApiUrl: await platform.app.listen({ port: 0, host: '127.0.0.1' }) }))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function aGroupOrder() {
  const shop = await createTestShop(platform)
  await shop.product('tile', 10)
  await shop.product('grout', 5)
  await shop.buyer.Orders.Create('Outgoing', { ID: 'lunch' })
  await shop.buyer.LineItems.Create('Outgoing', 'lunch', { ID: 'own', ProductID: 'tile' })
  return shop
}

const invite = ({ buyer }: TestShop, body: object = {}) =>
  buyer.Me.CreateGroupOrderInvitation({ OrderID: 'lunch', ExpirationDate: inDays(1), Name: 'Ann', ...body })

async function aContributor(shop: TestShop) {
  const invitationID = String((await invite(shop)).ID)
  const { access_token: token } = await shop.buyer.GroupOrders.GetToken(invitationID)
  return { invitationID, client: shop.as(String(token)) }
}

const expire = ({ id }: TestShop) =>
  platform.database.rows(
    sql`update group_order_invitations set expiration_date = now() - interval '1 minute' where marketplace_id = ${id}`,
  )

describe('an invitation is not made', () => {
  test('by a guest, for orders of others, submitted ones, or with a wrong date', async () => {
    const shop = await aGroupOrder()
    const { client: guest } = await aGuest(shop)
    const { client: other } = await shop.anotherBuyer()
    const body = { OrderID: 'lunch', ExpirationDate: inDays(1) }
    await expect(guest.Me.CreateGroupOrderInvitation(body)).rejects.toMatchObject({ status: 403 })
    await expect(other.Me.CreateGroupOrderInvitation(body)).rejects.toMatchObject({ message: 'Order lunch not found' })
    const wrong = { errorCode: 'GroupOrderInvitation.InvalidExpiration' }
    await expect(invite(shop, { ExpirationDate: inDays(-1) })).rejects.toMatchObject(wrong)
    await expect(invite(shop, { ExpirationDate: inDays(400) })).rejects.toMatchObject(wrong)
    await shop.buyer.Orders.Submit('Outgoing', 'lunch')
    await expect(invite(shop)).rejects.toMatchObject({ errorCode: 'GroupOrder.CannotModifySubmittedOrder' })
  })

  test('beyond a hundred for one order', async () => {
    const shop = await aGroupOrder()
    const { ID } = await invite(shop)
    await platform.database.rows(sql`
      insert into group_order_invitations (marketplace_id, id, order_uid, user_uid, client_id, expiration_date)
      select marketplace_id, id || n, order_uid, user_uid, client_id, expiration_date
      from group_order_invitations, generate_series(1, 99) n where id = ${ID}`)
    await expect(invite(shop)).rejects.toMatchObject({
      errorCode: 'GroupOrderInvitation.InvitationQuantityExceeded',
    })
  })
})

test('invitations are listed, read, changed and deleted by their user only', async () => {
  const shop = await aGroupOrder()
  const { Me } = shop.buyer
  const { client: other } = await shop.anotherBuyer()
  const made = await invite(shop, { xp: { team: 'floor' } })
  const id = String(made.ID)
  expect(made).toMatchObject({ OrderID: 'lunch', OrderStatus: 'Unsubmitted', Name: 'Ann', xp: { team: 'floor' } })
  expect(await Me.ListGroupOrderInvitations({ search: 'Ann' })).toMatchObject({ Items: [{ ID: id }] })
  expect(await Me.PatchGroupOrderInvitation(id, { Name: 'Bea', xp: { size: 2 } })).toMatchObject({
    Name: 'Bea',
    xp: { team: 'floor', size: 2 },
  })
  await expect(Me.PatchGroupOrderInvitation(id, { OrderID: 'other' })).rejects.toMatchObject({ status: 400 })
  expect(await other.Me.ListGroupOrderInvitations()).toMatchObject({ Items: [] })
  await expect(other.Me.GetGroupOrderInvitation(id)).rejects.toMatchObject({ status: 404 })
  await expect(other.Me.DeleteGroupOrderInvitation(id)).rejects.toMatchObject({ status: 404 })
  await Me.DeleteGroupOrderInvitation(id)
  await expect(Me.GetGroupOrderInvitation(id)).rejects.toMatchObject({ status: 404 })
})

describe('a contributor', () => {
  test('gets no token for an unknown or expired invitation, and loses it with the invitation', async () => {
    const shop = await aGroupOrder()
    await expect(shop.buyer.GroupOrders.GetToken('none')).rejects.toMatchObject({ status: 404 })
    const { invitationID } = await aContributor(shop)
    const { access_token: token } = await shop.buyer.GroupOrders.GetToken(invitationID)
    await expire(shop)
    await expect(shop.buyer.GroupOrders.GetToken(invitationID)).rejects.toMatchObject({
      errorCode: 'GroupOrderInvitation.InvitationExpired',
    })
    await expect(shop.as(String(token)).LineItems.List('Outgoing', 'lunch')).rejects.toMatchObject({ status: 401 })
    expect(await shop.buyer.Me.ListGroupOrderInvitations()).toMatchObject({ Items: [] })
  })

  test('adds, changes, sees and removes lines of the own invitation only', async () => {
    const shop = await aGroupOrder()
    const ann = await aContributor(shop)
    const bea = await aContributor(shop)
    const { LineItems } = ann.client
    const line = await LineItems.Create('Outgoing', 'lunch', { ID: 'anns', ProductID: 'grout' })
    expect(line).toMatchObject({ InvitationID: ann.invitationID, UnitPrice: 5 })
    await LineItems.Save('Outgoing', 'lunch', 'second', { ProductID: 'grout', Quantity: 2 })
    await LineItems.Patch('Outgoing', 'lunch', 'anns', { Quantity: 3 })
    expect(await LineItems.List('Outgoing', 'lunch')).toMatchObject({ Meta: { TotalCount: 2 } })
    expect(await bea.client.LineItems.List('Outgoing', 'lunch')).toMatchObject({ Items: [] })
    const missing = { status: 404 }
    for (const id of ['own', 'anns']) {
      await expect(bea.client.LineItems.Get('Outgoing', 'lunch', id)).rejects.toMatchObject(missing)
      await expect(bea.client.LineItems.Patch('Outgoing', 'lunch', id, { Quantity: 9 })).rejects.toMatchObject(missing)
      await expect(bea.client.LineItems.Save('Outgoing', 'lunch', id, { ProductID: 'tile' })).rejects.toMatchObject(
        missing,
      )
      await expect(bea.client.LineItems.Delete('Outgoing', 'lunch', id)).rejects.toMatchObject(missing)
    }
    await LineItems.Delete('Outgoing', 'lunch', 'second')
    expect(await shop.buyer.Orders.Get('Outgoing', 'lunch')).toMatchObject({ Total: 25, LineItemCount: 2 })
    await expect(shop.buyer.Me.DeleteGroupOrderInvitation(ann.invitationID)).rejects.toMatchObject({
      errorCode: 'GroupOrder.CannotDeleteWithLineItems',
    })
  })

  test('browses products, and does nothing else with the order or the account', async () => {
    const shop = await aGroupOrder()
    await shop.buyer.Orders.Create('Outgoing', { ID: 'private' })
    const { client } = await aContributor(shop)
    expect(await client.Me.ListProducts()).toMatchObject({ Meta: { TotalCount: 2 } })
    const refused = { errorCode: 'GroupOrder.CannotModify' }
    await expect(client.Orders.Submit('Outgoing', 'lunch')).rejects.toMatchObject(refused)
    await expect(client.Orders.Get('Outgoing', 'lunch')).rejects.toMatchObject(refused)
    await expect(client.Orders.Patch('Outgoing', 'lunch', {})).rejects.toMatchObject(refused)
    await expect(client.Cart.Submit()).rejects.toMatchObject(refused)
    await expect(client.Cart.CreateLineItem({ ProductID: 'tile' })).rejects.toMatchObject(refused)
    await expect(client.Me.Get()).rejects.toMatchObject({ status: 403 })
    await expect(client.Me.ListOrders()).rejects.toMatchObject({ status: 403 })
    await expect(client.Me.ListGroupOrderInvitations()).rejects.toMatchObject({ status: 403 })
    await expect(client.LineItems.Create('Outgoing', 'private', { ProductID: 'tile' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('only reads after the order is submitted', async () => {
    const shop = await aGroupOrder()
    const { client } = await aContributor(shop)
    await client.LineItems.Create('Outgoing', 'lunch', { ID: 'mine', ProductID: 'grout' })
    await shop.buyer.Orders.Submit('Outgoing', 'lunch')
    const closed = { errorCode: 'GroupOrder.CannotModifySubmittedOrder' }
    await expect(client.LineItems.Create('Outgoing', 'lunch', { ProductID: 'tile' })).rejects.toMatchObject(closed)
    await expect(client.LineItems.Patch('Outgoing', 'lunch', 'mine', { Quantity: 2 })).rejects.toMatchObject(closed)
    await expect(client.LineItems.Delete('Outgoing', 'lunch', 'mine')).rejects.toMatchObject(closed)
    expect(await client.LineItems.List('Outgoing', 'lunch')).toMatchObject({ Items: [{ ID: 'mine' }] })
  })
})

test('expired invitations are removed', async () => {
  const shop = await aGroupOrder()
  await invite(shop)
  await expire(shop)
  const { 'forget-expired': forget } = platformTasks({ database: platform.database } as never)
  await forget?.({}, {} as never)
  const left = await platform.database.rows(sql`select from group_order_invitations where marketplace_id = ${shop.id}`)
  expect(left).toEqual([])
})

test('the published client invites, and a contributor adds a line', async () => {
  const shop = await aGroupOrder()
  const owner = { accessToken: shop.buyerToken }
  const invitation = await Me.CreateGroupOrderInvitation({ OrderID: 'lunch', ExpirationDate: inDays(7) }, owner)
  const { access_token: accessToken } = await GroupOrders.GetToken(String(invitation.ID))
  await LineItems.Create('Outgoing', 'lunch', { ProductID: 'grout', Quantity: 2 }, { accessToken })
  expect((await LineItems.List('Outgoing', 'lunch', {}, { accessToken })).Items).toHaveLength(1)
  expect((await LineItems.List('Outgoing', 'lunch', {}, owner)).Items).toHaveLength(2)
  expect((await Me.ListGroupOrderInvitations({}, owner)).Items).toHaveLength(1)
})
