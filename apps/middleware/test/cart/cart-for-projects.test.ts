import { lineFacts } from '@tessera/middleware/modules/checkout/cart/line-facts'
import { salesLine } from '@tessera/middleware/modules/orders/web-orders/web-order'
import { insertProjects } from '@tessera/middleware/modules/plans/projects/insert-projects'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aCartShop, type CartShop } from './a-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await aCartShop()
})

/** Two projects of this user. */
async function projectsOf(email: string): Promise<string[]> {
  const person = await shop.database.find<{ id: string; account: string }>(
    sql`select id, account_id as account from people where email = ${email}`,
  )
  const owner = { accountId: person?.account ?? '', personId: person?.id ?? '', createdAt: new Date().toISOString() }
  return insertProjects(shop.database, [
    { ...owner, name: 'Bath' },
    { ...owner, name: 'Kitchen' },
  ])
}

test('nothing is bought for a project of someone else, nor for one that is none', async () => {
  await shop.customer('owner@carts.example')
  const [theirs = ''] = await projectsOf('owner@carts.example')
  for (const who of [await shop.guest(), await shop.customer('other@carts.example')])
    for (const projectId of [theirs, 'P1'])
      await expect(who.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 1, projectId }] })).rejects.toMatchObject({
        status: 404,
      })
})

test('lines remember their project, stay apart by it, and bring it into the order', async () => {
  const buyer = await shop.customer('buyer@carts.example')
  const [first = '', second = ''] = await projectsOf('buyer@carts.example')
  const add = (projectId: string) => buyer.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 1, projectId }] })
  await add(first)
  await add(first)
  await add(second)
  const { lines, basketId } = await buyer.Cart.GetCart()
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  await buyer.Cart.UpdateCartItemQuantity({ lineItemId: lines[0]?.lineItemId ?? '', quantity: 4 })
  const asShop = await shop.commerce.backOffice()
  const { Items } = await shop.commerce.client.LineItems.List('Incoming', basketId, {}, asShop)
  expect(Items.map(({ xp }) => lineFacts(xp).projectId)).toEqual([first, second])
  const recorded = Items.map((line, at) => salesLine(line, at + 1, null, shop.catalog.find))
  expect(recorded.map(({ boxes, projectId }) => [boxes, projectId])).toEqual([
    [4, first],
    [1, second],
  ])
})
