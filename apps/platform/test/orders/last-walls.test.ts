import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { database } = platform
const cart = await createTestShop(platform)
await cart.product('tile', 10)
await cart.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })

const refused = [
  ['orders', 'subtotal', '-1', 'orders_amounts'],
  ['orders', 'shipping_cost', '-1', 'orders_amounts'],
  ['orders', 'tax_cost', '-1', 'orders_amounts'],
  ['orders', 'gratuity', '-1', 'orders_amounts'],
  ['orders', 'promotion_discount', '-1', 'orders_amounts'],
  // more than the goods and their shipping, though fees would keep the total above zero
  ['orders', '(promotion_discount, fees)', '(21, 100)', 'orders_amounts'],
  ['orders', 'fees', '-21', 'orders_amounts'],
  ['orders', 'side', "'both'", 'orders_side_check'],
  ['line_items', 'quantity', '0', 'line_items_quantities'],
  ['line_items', 'quantity_shipped', '-1', 'line_items_quantities'],
  ['line_items', 'quantity_shipped', '3', 'line_items_quantities'],
  ['line_items', 'line_subtotal', '-1', 'line_items_amounts'],
  ['line_items', 'promotion_discount', '-1', 'line_items_amounts'],
] as const

const fragment = (text: string) => sql(Object.assign([text], { raw: [text] }))

test.each(refused)('%s refuses %s %s by %s', async (table, column, value, constraint) => {
  const write = database.rows(fragment(`update ${table} set ${column} = ${value}`))
  await expect(write).rejects.toMatchObject({ constraint })
})

test('an order has a known status from the beginning', async () => {
  const shop = await createTestShop(platform)
  const write = database.rows(sql`
    insert into orders (marketplace_id, id, from_company_id, to_company_id, status)
    values (${shop.id}, 'o', 'b', ${shop.id}, 'Lost')`)
  await expect(write).rejects.toMatchObject({ constraint: 'orders_status_check' })
})

test('the orders of a marketplace go with it, and there is none without a marketplace', async () => {
  const shop = await createTestShop(platform)
  const order = (marketplace: string) => sql`
    insert into orders (marketplace_id, id, from_company_id, to_company_id) values (${marketplace}, 'o', 'b', ${shop.id})`
  await database.rows(order(shop.id))
  await expect(database.rows(order('nowhere'))).rejects.toMatchObject({ constraint: 'orders_from_company' })
  await database.rows(sql`delete from marketplaces where id = ${shop.id}`)
  expect(await database.rows(sql`select from orders where marketplace_id = ${shop.id}`)).toEqual([])
})
