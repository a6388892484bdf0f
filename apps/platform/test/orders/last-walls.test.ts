import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { database } = platform
const cart = await createTestShop(platform)
await cart.product('tile', 10)
await cart.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })

const orders = [
  ['subtotal', '-1', 'orders_amounts'],
  ['shipping_cost', '-1', 'orders_amounts'],
  ['tax_cost', '-1', 'orders_amounts'],
  ['gratuity', '-1', 'orders_amounts'],
  ['promotion_discount', '-1', 'orders_amounts'],
  // more than the goods and their shipping, though fees would keep the total above zero
  ['(promotion_discount, fees)', '(21, 100)', 'orders_amounts'],
  ['fees', '-21', 'orders_amounts'],
  ['side', "'both'", 'orders_side_check'],
] as const
const lines = [
  ['quantity', '0', 'line_items_quantities'],
  ['quantity_shipped', '-1', 'line_items_quantities'],
  ['quantity_shipped', '3', 'line_items_quantities'],
  ['line_subtotal', '-1', 'line_items_amounts'],
  ['promotion_discount', '-1', 'line_items_amounts'],
] as const

const fragment = (text: string) => sql(Object.assign([text], { raw: [text] }))
const rowsOf = (table: string) => [...(table === 'orders' ? orders : lines)].map((row) => [table, ...row] as const)

test.each([...rowsOf('orders'), ...rowsOf('line_items')])(
  '%s refuses %s %s by %s',
  async (table, column, value, constraint) => {
    const write = database.rows(fragment(`update ${table} set ${column} = ${value}`))
    await expect(write).rejects.toMatchObject({ constraint })
  },
)

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
