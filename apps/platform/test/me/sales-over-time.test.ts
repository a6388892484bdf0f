import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyer, aPrice, aProduct } from './a-buyer.ts'

const platform = await startPlatform()

/** A sale that has begun, and a function that lets its end pass as time does: without a write of the platform. */
async function aSale() {
  const buyer = await aBuyer(platform)
  const { admin, shop } = buyer
  const priceBreak = { Quantity: 1, Price: 10, SalePrice: 8 }
  await aPrice(admin, 'sale', 10, { PriceBreaks: [priceBreak], SaleEnd: '2100-01-01' })
  await aProduct(admin, 'p2', { DefaultPriceScheduleID: 'sale' })
  const end = () =>
    platform.database.rows(sql`
      update price_schedules set sale_end = '2020-01-01' where marketplace_id = ${shop.id} and id = 'sale'`)
  return { ...buyer, end }
}

const lists = [
  ['a list from the mirror', {}],
  ['a list from the tables', { filters: { SpecCount: 0 } }],
] as const

describe('a sale ends without a write', () => {
  test.each(lists)('%s shows it', async (_, query) => {
    const { me, end } = await aSale()
    const isOnSale = async () => {
      const { Items } = await me.Me.ListProducts(query as never)
      return Items.map(({ ID, PriceSchedule }) => [ID, PriceSchedule?.IsOnSale])
    }
    expect(await isOnSale()).toEqual([
      ['p1', false],
      ['p2', true],
    ])
    await end()
    expect(await isOnSale()).toEqual([
      ['p1', false],
      ['p2', false],
    ])
  })

  test('a product shows it', async () => {
    const { me, end } = await aSale()
    expect((await me.Me.GetProduct('p2')).PriceSchedule?.IsOnSale).toBe(true)
    await end()
    expect((await me.Me.GetProduct('p2')).PriceSchedule?.IsOnSale).toBe(false)
  })
})

/** A change that no event names is not seen while the reply is cached. */
test.each(lists)('%s is cached though a text in it looks like a sale', async (_, query) => {
  const { admin, me, shop } = await aBuyer(platform)
  await admin.Products.Patch('p1', { xp: { SaleStart: 'soon', SaleEnd: 'never' } })
  const first = await me.Me.ListProducts(query as never)
  await platform.database.rows(sql`
    update price_schedules set name = 'renamed' where marketplace_id = ${shop.id} and id = 'ten'`)
  expect(await me.Me.ListProducts(query as never)).toEqual(first)
})
