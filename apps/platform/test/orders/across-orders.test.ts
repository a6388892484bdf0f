import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, itemsOf, metaIn, type WireCall, type WireReply, wireInto } from '@tessera/testing/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

let shop: TestShop
let wire: WireCall
/** Three orders, and a cart that must not be listed. */
beforeAll(async () => {
  shop = await createTestShop(platform)
  wire = wireInto(platform.app, shop.adminToken)
  await shop.product('tile', 10)
  await shop.product('grout', 3)
  await order('first', [
    ['tile', 2],
    ['grout', 5],
  ])
  await order('second', [['tile', 7]])
  await order('third', [['grout', 1]])
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 99 })
})

async function order(id: string, lines: [product: string, quantity: number][]): Promise<void> {
  await shop.buyer.Orders.Create('Outgoing', { ID: id, xp: { Job: id } })
  for (const [ProductID, Quantity] of lines) await shop.buyer.LineItems.Create('Outgoing', id, { ProductID, Quantity })
  await shop.buyer.Orders.Submit('Outgoing', id)
}

const list = (query = '', as = wire) => as('GET', `/lineitems/Incoming${query && `?${query}`}`)
const found = (reply: WireReply): unknown[] =>
  itemsOf(reply).map(({ OrderID, ProductID, Quantity }) => `${OrderID} ${ProductID} ${Quantity}`)

describe('a list is refused', () => {
  test('to a shopper, and to a buyer’s user with any role', async () => {
    expect((await list('', wireInto(platform.app, shop.buyerToken))).status).toBe(403)
    const reader = await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles: ['OrderReader'] })
    expect(codeOf(await list('', wireInto(platform.app, reader)))).toBe('Auth.UserNotAuthorizedToAdmin')
  })

  test('with a direction that is none', async () => {
    expect((await wire('GET', '/lineitems/Sideways')).status).toBe(400)
  })

  test.each([
    ['sortBy=ProductID', 'LineItem.MustSortByOrderFirst'],
    ['sortBy=!ID,Order.ID', 'LineItem.MustSortByOrderFirst'],
    ['sortBy=Order.Nothing', 'List.InvalidSortProperty'],
    ['sortBy=Order.ID,Quantity', 'List.InvalidSortProperty'],
    ['Order.Nothing=1', 'List.InvalidProperty'],
    ['Nothing=1', 'List.InvalidProperty'],
    ['Order.from=1', 'List.InvalidProperty'],
    ['Order.ID|ProductID=tile', 'LineItem.CannotFilterByOrderOrLineItem'],
    ['search=tile&searchOn=ProductID,Order.ID', 'LineItem.CannotSearchByOrderOrLineItem'],
    ['from=yesterday-ish', 'List.InvalidType'],
    ['pageKey=nonsense', 'List.InvalidType'],
    [`pageKey=${Buffer.from('[1]').toString('base64url')}`, 'List.InvalidType'],
    [`pageKey=${Buffer.from('{"Nothing":"1"}').toString('base64url')}`, 'List.InvalidProperty'],
    [`pageKey=${Buffer.from('{"pageSize":"5000"}').toString('base64url')}`, 'List.InvalidPageSize'],
    ['pageSize=101', 'List.InvalidPageSize'],
  ])('with %s', async (query, code) => {
    expect(codeOf(await list(query))).toBe(code)
  })
})

test('every line of submitted orders comes with its order', async () => {
  const reply = await list()
  expect(found(reply)).toEqual(['first tile 2', 'first grout 5', 'second tile 7', 'third grout 1'])
  expect(metaIn(reply)).toMatchObject({ TotalCount: 4, NextPageKey: null })
  expect(itemsOf(reply)[0]).toMatchObject({
    OrderID: 'first',
    Order: { ID: 'first', Status: 'Open', FromUser: { ID: 'customer-1' }, Total: 35, xp: { Job: 'first' } },
    ProductID: 'tile',
    LineTotal: 20,
    Product: { Name: 'Product tile' },
  })
})

test.each([
  ['Order.ID=second', ['second tile 7']],
  ['OrderID=second', ['second tile 7']],
  ['order.xp.Job=third|second&Quantity=>1', ['second tile 7']],
  ['Order.Total=<10', ['third grout 1']],
  ['Order.Status=Completed', []],
  ['Order.ID|Order.FromCompanyID=third', ['third grout 1']],
  ['ProductID=grout', ['first grout 5', 'third grout 1']],
  ['search=til', ['first tile 2', 'second tile 7']],
  ['search=third&searchOn=Order.ID', ['third grout 1']],
  ['sortBy=!Order.ID,ProductID', ['third grout 1', 'second tile 7', 'first grout 5', 'first tile 2']],
  ['sortBy=Order.Status,!ProductID', ['first tile 2', 'second tile 7', 'first grout 5', 'third grout 1']],
  ['sortBy=Order.Status,ProductID,!Order.ID', ['third grout 1', 'first grout 5', 'second tile 7', 'first tile 2']],
  ['buyerID=b&to=2020-01-01', []],
  ['buyerID=nobody', []],
  ['supplierID=nobody', []],
])('%s', async (query, expected) => {
  const reply = await list(query)
  expect(reply.status).toBe(200)
  if (query.startsWith('sortBy')) expect(found(reply)).toEqual(expected)
  else expect(found(reply).sort()).toEqual([...expected].sort())
})

test('the key of the next page carries page, size and query', async () => {
  const query = 'ProductID=tile|grout&sortBy=!Order.ID,ProductID&pageSize=3'
  const first = await list(query)
  expect(found(first)).toHaveLength(3)
  const key = String(metaIn(first).NextPageKey)
  const second = await list(`pageKey=${key}`)
  expect(found(second)).toEqual(['first tile 2'])
  expect(metaIn(second)).toMatchObject({ Page: 2, PageSize: 3, TotalCount: 4, NextPageKey: null })
})

test('a supplier sees the lines of orders to it and no others', async () => {
  const { admin } = shop
  await admin.Suppliers.Create({ ID: 's', Name: 'Supplier', Active: true, AllBuyersCanOrder: true })
  const token = await tokenWith(platform, shop, { userType: 'supplier', companyID: 's', roles: ['OrderReader'] })
  const supplier = wireInto(platform.app, token)
  expect(found(await list('', supplier))).toEqual([])
  await admin.Products.SaveSupplier('tile', 's', {})
  await shop.buyer.Orders.Create('Outgoing', { ID: 'direct', ToCompanyID: 's' })
  await shop.buyer.LineItems.Create('Outgoing', 'direct', { ProductID: 'tile', Quantity: 4 })
  await shop.buyer.Orders.Submit('Outgoing', 'direct')
  expect(found(await list('', supplier))).toEqual(['direct tile 4'])
  expect(found(await list('supplierID=s'))).toEqual(['direct tile 4'])
})
