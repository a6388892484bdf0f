import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aReceiver } from '../delivery/a-receiver.ts'
import { anOrder, stockTiles } from '../shipments/an-order.ts'
import { firstCodes, sendChanges, statusesOf } from './changes.ts'

const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [receiver.host] })
const { database } = platform

async function aShop() {
  const shop = await createTestMarketplace(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  for (const id of ['a', 'b']) await wire('PUT', `/products/${id}`, { Name: `Product ${id}`, xp: { color: 'gray' } })
  return { shop, wire }
}

const patch = (productID: string, Body: Record<string, unknown>, Was?: Record<string, unknown>) => ({
  Operation: 'Products.Patch',
  Parameters: { productID },
  Body,
  ...(Was && { Was }),
})

const operationsOf = async (marketplace: string) =>
  (
    await database.rows<{ operation: string }>(
      sql`select operation from events where marketplace_id = ${marketplace} order by id`,
    )
  ).map(({ operation }) => operation)

test('refuses what is no list of changes, and more than 500', async () => {
  const { wire } = await aShop()
  for (const body of [
    {},
    { Changes: 'x' },
    { Changes: [], DryRun: 'yes' },
    { Changes: [], AllOrNothing: 1 },
    { Changes: [], Brief: 'yes' },
    { Changes: Array(501).fill({}) },
  ]) {
    const reply = await wire('POST', '/changes', body)
    expect([reply.status, codeOf(reply)], reply.text).toEqual([400, 'ValidationFailure'])
  }
})

test('refuses people of buyers', async () => {
  const { shop } = await aShop()
  const token = await tokenWith(platform, shop, { userType: 'buyer', roles: ['FullAccess'] })
  const reply = await wireInto(platform.app, token)('POST', '/changes', { Changes: [] })
  expect([reply.status, codeOf(reply)]).toEqual([403, 'Auth.UserNotAuthorizedToAdmin'])
})

test('refuses one change by itself and makes the others', async () => {
  const { wire, shop } = await aShop()
  const before = await operationsOf(shop.id)
  const answers = await sendChanges(wire, [
    { Operation: 'Orders.Submit', Parameters: { direction: 'All', orderID: 'x' } },
    { Operation: 'Products.Get', Parameters: { productID: 'a' } },
    patch('a', { Name: 'New' }),
    patch('nobody', { Name: 'New' }),
    patch('b', { Name: '' }),
    { Operation: 'Products.Patch', Parameters: {}, Body: {} },
    { Operation: 'Products.Patch', Parameters: { productID: 'a', more: 'x' }, Body: {} },
    { Operation: 'Products.Create', Body: { ID: 'a', Name: 'Again' } },
    { Operation: 'Products.Create', Body: { ID: 'c', Name: 'C' } },
    null as never,
  ])
  expect(statusesOf(answers)).toEqual([400, 400, 200, 404, 400, 400, 400, 409, 201, 400])
  expect(firstCodes(answers)[7]).toBe('IdExists')
  expect(answers[2]).toMatchObject({ Errors: [], Before: { Name: 'Product a' }, After: { Name: 'New' } })
  expect(answers[8]).toMatchObject({ Before: null, After: { ID: 'c' } })
  expect((await wire('GET', '/products/a')).body).toEqual(answers[2]?.After)
  // one event for each that was made, as if it had been sent separately
  expect((await operationsOf(shop.id)).slice(before.length)).toEqual(['Products.Patch', 'Products.Create'])
})

test('all or nothing: one refused change undoes the others, which say so, and its key may be used again', async () => {
  const { wire, shop } = await aShop()
  const before = await operationsOf(shop.id)
  const headers = { 'idempotency-key': 'together' }
  const list = [patch('a', { Name: 'New' }), patch('nobody', { Name: 'New' })]
  const refused = await sendChanges(wire, list, { AllOrNothing: true }, headers)
  expect(statusesOf(refused)).toEqual([409, 404])
  expect(firstCodes(refused)).toEqual(['Changes.AnotherRefused', 'NotFound'])
  expect((await wire('GET', '/products/a')).body.Name).toBe('Product a')
  expect(await operationsOf(shop.id)).toEqual(before)
  const made = await sendChanges(
    wire,
    [patch('a', { Name: 'New' }), patch('b', { Name: 'Too' })],
    { AllOrNothing: true },
    headers,
  )
  expect(statusesOf(made)).toEqual([200, 200])
})

test('guards each change as its own row: roles, companies and owners', async () => {
  const { wire, shop } = await aShop()
  await wire('PUT', '/suppliers/s', { Name: 'S', Active: true })
  await wire('PUT', '/suppliers/other', { Name: 'Other', Active: true })
  const roles = ['BuyerAdmin', 'ProductReader']
  const clerk = wireInto(platform.app, await tokenWith(platform, shop, { roles }))
  const answers = await sendChanges(clerk, [
    patch('a', { Name: 'New' }),
    { Operation: 'Buyers.Create', Body: { ID: 'n', Name: 'N' } },
  ])
  expect(statusesOf(answers)).toEqual([403, 201])
  expect(answers[0]?.Errors[0]).toMatchObject({
    ErrorCode: 'Auth.InsufficientRoles',
    Data: { RolesWithAccess: ['FullAccess', 'ProductAdmin'] },
  })
  const token = await tokenWith(platform, shop, { userType: 'supplier', companyID: 's', roles: ['FullAccess'] })
  const supplied = await sendChanges(wireInto(platform.app, token), [
    { Operation: 'Suppliers.Patch', Parameters: { supplierID: 'other' }, Body: { Name: 'Mine' } },
    { Operation: 'Buyers.Create', Body: { ID: 'm', Name: 'M' } },
    patch('a', { Name: 'Mine' }),
    { Operation: 'Suppliers.Patch', Parameters: { supplierID: 's' }, Body: { Name: 'Mine' } },
  ])
  expect(statusesOf(supplied)).toEqual([404, 403, 400, 200])
})

test('a later change builds on an earlier one of the same list', async () => {
  const { wire } = await aShop()
  const answers = await sendChanges(wire, [
    { Operation: 'Buyers.Create', Body: { ID: 'n', Name: 'N' } },
    { Operation: 'UserGroups.Create', Parameters: { buyerID: 'n' }, Body: { ID: 'g', Name: 'G' } },
    {
      Operation: 'UserGroups.Patch',
      Parameters: { buyerID: 'n', userGroupID: 'g' },
      Body: { Name: 'H' },
      Was: { Name: 'G' },
    },
    { Operation: 'UserGroups.Delete', Parameters: { buyerID: 'n', userGroupID: 'g' }, Was: { Name: 'H' } },
  ])
  expect(statusesOf(answers)).toEqual([201, 201, 200, 204])
  expect(answers[3]).toMatchObject({ Before: { Name: 'H' }, After: null })
})

test('a field that someone else changed is a conflict with the current record, and the record stays', async () => {
  const { wire } = await aShop()
  await wire('PATCH', '/products/a', { Name: 'Theirs' })
  const [conflict, joined, replaced, deleted, created] = await sendChanges(wire, [
    patch('a', { Name: 'Mine' }, { Name: 'Product a' }),
    patch('a', { Description: 'Mine', xp: { size: 1 } }, { Description: null, xp: {} }),
    { Operation: 'Products.Save', Parameters: { productID: 'a' }, Body: { Name: 'Mine' }, Was: { Name: 'Product a' } },
    { Operation: 'Products.Delete', Parameters: { productID: 'a' }, Was: { Name: 'Product a' } },
    { Operation: 'Products.Save', Parameters: { productID: 'a' }, Body: { Name: 'Mine' }, Was: null },
  ])
  expect(conflict).toMatchObject({
    Status: 409,
    Errors: [{ ErrorCode: 'Concurrency.Changed', Data: { Fields: ['Name'], Current: { ID: 'a', Name: 'Theirs' } } }],
  })
  expect(joined).toMatchObject({
    Status: 200,
    After: { Name: 'Theirs', Description: 'Mine', xp: { color: 'gray', size: 1 } },
  })
  expect(statusesOf([replaced, deleted, created].flatMap((one) => one ?? []))).toEqual([409, 409, 409])
  const gone = { Operation: 'Products.Save', Parameters: { productID: 'c' }, Body: { Name: 'C' }, Was: { Name: 'C' } }
  expect(firstCodes(await sendChanges(wire, [gone]))).toEqual(['Concurrency.Changed'])
  const made = { ...gone, Was: null }
  expect(statusesOf(await sendChanges(wire, [made]))).toEqual([200])
})

test('a brief answer has only what each change names, before and after', async () => {
  const { wire } = await aShop()
  await wire('PATCH', '/products/a', { xp: { size: 'large' } })
  const create = { Operation: 'Products.Create', Parameters: {}, Body: { ID: 'c', Name: 'Product c' } }
  const gone = { Operation: 'Products.Delete', Parameters: { productID: 'b' } }
  const Changes = [patch('a', { Name: 'New', xp: { color: 'red', edge: 'cut' } }), create, gone, patch('none', {})]
  const answers = await sendChanges(wire, Changes, { Brief: true })
  expect(statusesOf(answers)).toEqual([200, 201, 204, 404])
  const [patched, created, deleted] = answers
  expect([patched?.Before, patched?.After]).toEqual([
    { Name: 'Product a', xp: { color: 'gray', edge: null } },
    { Name: 'New', xp: { color: 'red', edge: 'cut' } },
  ])
  expect([created?.Before, created?.After]).toEqual([null, { ID: 'c', Name: 'Product c' }])
  expect([deleted?.Before, deleted?.After]).toEqual([{}, null])
})

test('assignments and settings are changed and compared too', async () => {
  const { wire } = await aShop()
  await wire('PUT', '/priceschedules/p', { Name: 'P', PriceBreaks: [{ Quantity: 1, Price: 1 }] })
  await wire('PUT', '/priceschedules/q', { Name: 'Q', PriceBreaks: [{ Quantity: 1, Price: 1 }] })
  await wire('PUT', '/buyers/n', { Name: 'N', Active: true })
  await wire('POST', '/catalogs/productassignments', { CatalogID: 'n', ProductID: 'a' })
  const key = { ProductID: 'a', BuyerID: 'n' }
  const save = { Operation: 'Products.SaveAssignment', Body: { ...key, PriceScheduleID: 'p' } }
  const remove = { Operation: 'Products.DeleteAssignment', Parameters: { productID: 'a', buyerID: 'n' } }
  const answers = await sendChanges(wire, [
    { ...save, Was: null },
    { ...save, Body: { ...key, PriceScheduleID: 'q' }, Was: { PriceScheduleID: 'q' } },
    { ...save, Body: { ...key, PriceScheduleID: 'q' }, Was: { PriceScheduleID: 'p' } },
    { ...remove, Was: { PriceScheduleID: 'q' } },
    remove,
    { Operation: 'ErrorConfigs.Delete' },
  ])
  expect(statusesOf(answers)).toEqual([204, 409, 204, 204, 404, 404])
  expect(answers[0]).toMatchObject({ Before: null, After: { PriceScheduleID: 'p' } })
  expect(answers[2]).toMatchObject({ Before: { PriceScheduleID: 'p' }, After: { PriceScheduleID: 'q' } })
  expect(answers[3]).toMatchObject({ Before: { PriceScheduleID: 'q' }, After: null })
})

test('an order is changed in a list of its own, and a sum that does not add up refuses its change alone', async () => {
  const shop = await createTestShop(platform)
  await stockTiles(shop)
  const order = await anOrder(shop)
  const wire = wireInto(platform.app, shop.adminToken)
  const change = {
    Operation: 'Orders.Patch',
    Parameters: { direction: 'All', orderID: order },
    Body: { Comments: 'Call first' },
  }
  const mixed = await sendChanges(wire, [change, { Operation: 'Buyers.Create', Body: { Name: 'N' } }])
  expect(statusesOf(mixed)).toEqual([400, 201])
  const own = await sendChanges(wire, [
    { ...change, Was: { Comments: 'Something' } },
    { ...change, Was: { Comments: null } },
  ])
  expect(statusesOf(own)).toEqual([409, 200])
  expect(own[1]).toMatchObject({ Before: { Comments: null }, After: { Comments: 'Call first' } })
})

test('sent twice with a key it happens once', async () => {
  const { wire, shop } = await aShop()
  const headers = { 'idempotency-key': 'list' }
  const changes = [{ Operation: 'Buyers.Create', Body: { Name: 'N' } }]
  const tried = await sendChanges(wire, changes, { DryRun: true }, headers)
  const [first, second] = [await sendChanges(wire, changes, {}, headers), await sendChanges(wire, changes, {}, headers)]
  expect(second).toEqual(first)
  expect(first).not.toEqual(tried)
  expect((await operationsOf(shop.id)).filter((one) => one === 'Buyers.Create')).toHaveLength(1)
  const other = await wire('POST', '/changes', { Changes: [] }, headers)
  expect(codeOf(other)).toBe('Request.IdempotencyKeyReused')
})

test('a webhook that says no refuses its change alone; a dry run asks and tells nobody', async () => {
  const { wire, shop } = await aShop()
  const routes = (...verbs: string[]) => verbs.map((Verb) => ({ Route: 'v1/products/{productID}', Verb }))
  const hook = { Url: receiver.url, HashKey: 'k', ApiClientIDs: [shop.sellerClientID] }
  await wire('POST', '/webhooks', {
    ...hook,
    Name: 'Strict',
    BeforeProcessRequest: true,
    WebhookRoutes: routes('PATCH'),
  })
  await wire('POST', '/webhooks', { ...hook, Name: 'Told', WebhookRoutes: routes('PATCH') })
  receiver.answer = ({ body }) => ({
    status: 200,
    body: { proceed: (body.RouteParams as { productID?: string }).productID === 'b' },
  })
  const changes = [patch('a', { Name: 'A' }), patch('b', { Name: 'B' })]
  expect(statusesOf(await sendChanges(wire, changes, { DryRun: true }))).toEqual([200, 200])
  expect(receiver.received).toEqual([])
  const answers = await sendChanges(wire, changes)
  expect(firstCodes(answers)).toEqual(['blocked by web hook', undefined])
  expect(receiver.received).toHaveLength(2)
  const told = await database.rows(sql`
    select subject, object_id from deliveries where marketplace_id = ${shop.id} and kind = 'Webhook'`)
  expect(told).toEqual([{ subject: 'Products.Patch', object_id: 'products/b' }])
})
