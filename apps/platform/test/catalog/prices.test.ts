import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { statementsOf } from '@tessera/testing/statements-of'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { id, admin } = await createTestMarketplace(platform)
const { PriceSchedules, Products } = admin
const one = { Quantity: 1, Price: 10 }
const refused = (code: string) => ({ status: 400, errorCode: `PriceSchedule.${code}` })
await admin.Buyers.Create({ ID: 'b', Name: 'Buyer', Active: true })
await Products.Create({ ID: 'p', Name: 'Product' })

test('a price schedule that contradicts itself is refused', async () => {
  await expect(PriceSchedules.Create({ Name: 'x', PriceBreaks: [one, one] })).rejects.toMatchObject(
    refused('DuplicatePriceBreaks'),
  )
  await expect(PriceSchedules.Create({ Name: 'x', MinQuantity: 0 })).rejects.toMatchObject(
    refused('MinQtyMustBePositive'),
  )
  await expect(PriceSchedules.Create({ Name: 'x', MinQuantity: 5, MaxQuantity: 4 })).rejects.toMatchObject(
    refused('MinGreaterThanMax'),
  )
  await expect(
    PriceSchedules.Create({ Name: 'x', SaleStart: '2030-01-02', SaleEnd: '2030-01-01' }),
  ).rejects.toMatchObject(refused('InvalidSaleStartOrSaleEnd'))
  await PriceSchedules.Create({ ID: 'fine', Name: 'x', MaxQuantity: 4 })
  await expect(PriceSchedules.Patch('fine', { MinQuantity: 5 })).rejects.toMatchObject(refused('MinGreaterThanMax'))
})

test('breaks are stored in order, added one by one and removed one by one', async () => {
  const made = await PriceSchedules.Create({ ID: 'steps', Name: 'x', PriceBreaks: [{ Quantity: 10, Price: 8 }, one] })
  expect(made.PriceBreaks).toEqual([
    { ...one, SalePrice: null, SubscriptionPrice: null, BundlePrice: null },
    { Quantity: 10, Price: 8, SalePrice: null, SubscriptionPrice: null, BundlePrice: null },
  ])
  expect(await PriceSchedules.SavePriceBreak('steps', { Quantity: 5, Price: 9 })).toMatchObject({
    PriceBreaks: [{ Quantity: 1 }, { Quantity: 5, Price: 9 }, { Quantity: 10 }],
  })
  expect(await PriceSchedules.SavePriceBreak('steps', { Quantity: 5, Price: 8.5, SalePrice: 7 })).toMatchObject({
    PriceBreaks: [{ Quantity: 1 }, { Quantity: 5, Price: 8.5, SalePrice: 7 }, { Quantity: 10 }],
    IsOnSale: true,
  })
  await expect(PriceSchedules.DeletePriceBreak('steps', { quantity: 7 })).rejects.toMatchObject(refused('QtyNotFound'))
  await PriceSchedules.DeletePriceBreak('steps', { quantity: 5 })
  expect((await PriceSchedules.Get('steps')).PriceBreaks).toHaveLength(2)
  await expect(PriceSchedules.SavePriceBreak('nope', one)).rejects.toMatchObject({
    message: 'PriceSchedule nope not found',
  })
})

test('ten breaks added at once are all there afterwards', async () => {
  await PriceSchedules.Create({ ID: 'many', Name: 'x' })
  await Promise.all(
    [...Array(10).keys()].map((n) => PriceSchedules.SavePriceBreak('many', { Quantity: n + 1, Price: n })),
  )
  expect((await PriceSchedules.Get('many')).PriceBreaks).toHaveLength(10)
})

test('a price schedule in use keeps its currency and a price', async () => {
  await PriceSchedules.Create({ ID: 'used', Name: 'x', PriceBreaks: [one], Currency: 'USD' })
  await Products.Create({ ID: 'priced', Name: 'x', DefaultPriceScheduleID: 'used' })
  await expect(PriceSchedules.DeletePriceBreak('used', { quantity: 1 })).rejects.toMatchObject(
    refused('CannotDeleteLastPriceBreak'),
  )
  await expect(PriceSchedules.Patch('used', { PriceBreaks: [] })).rejects.toMatchObject(
    refused('CannotClearPriceBreaks'),
  )
  await expect(PriceSchedules.Patch('used', { Currency: 'EUR' })).rejects.toMatchObject(refused('CannotModifyCurrency'))
  await expect(PriceSchedules.Save('used', { Name: 'x', PriceBreaks: [one] })).rejects.toMatchObject(
    refused('CannotModifyCurrency'),
  )
  await Products.Patch('priced', { DefaultPriceScheduleID: null })
  await PriceSchedules.DeletePriceBreak('used', { quantity: 1 })
  await expect(Products.Patch('priced', { DefaultPriceScheduleID: 'used' })).rejects.toMatchObject(
    refused('NoPriceBreaks'),
  )
})

test('a product is assigned to buyers whose catalog holds it, at a price in their currency', async () => {
  const assignment = { ProductID: 'p', BuyerID: 'b' }
  await expect(Products.SaveAssignment(assignment)).rejects.toMatchObject({
    errorCode: 'Product.CannotAssignNotInBuyerCatalog',
  })
  await admin.Catalogs.SaveProductAssignment({ CatalogID: 'b', ProductID: 'p' })
  await expect(Products.SaveAssignment({ ...assignment, ProductID: 'nope' })).rejects.toMatchObject({
    message: 'Product nope not found',
  })
  await expect(Products.SaveAssignment({ ...assignment, BuyerID: 'nope' })).rejects.toMatchObject({
    message: 'Buyer nope not found',
  })
  await PriceSchedules.Create({ ID: 'empty', Name: 'x' })
  await expect(Products.SaveAssignment({ ...assignment, PriceScheduleID: 'empty' })).rejects.toMatchObject(
    refused('NoPriceBreaks'),
  )
  await admin.Locales.Create({ ID: 'eu', Currency: 'EUR' })
  await admin.Locales.SaveAssignment({ LocaleID: 'eu', BuyerID: 'b' })
  await PriceSchedules.Create({ ID: 'usd', Name: 'x', Currency: 'USD', PriceBreaks: [one] })
  await expect(Products.SaveAssignment({ ...assignment, PriceScheduleID: 'usd' })).rejects.toMatchObject(
    refused('CurrencyMismatch'),
  )
  await PriceSchedules.Create({ ID: 'eur', Name: 'x', Currency: 'EUR', PriceBreaks: [one] })
  await Products.SaveAssignment({ ...assignment, PriceScheduleID: 'eur' })
  expect((await Products.ListAssignments({ buyerID: 'b' })).Items).toEqual([
    { SellerID: id, ...assignment, UserGroupID: null, PriceScheduleID: 'eur' },
  ])
  await Products.DeleteAssignment('p', 'b')
})

test('a promotion that contradicts itself is refused', async () => {
  const { Promotions, PromotionIntegrations } = admin
  const base = { Code: 'c', EligibleExpression: 'true', ValueExpression: '1' }
  const not = (code: string) => ({ errorCode: `Promotion.${code}` })
  await expect(Promotions.Create({ ...base, ValueExpression: null })).rejects.toMatchObject(
    not('ValueExpressionCannotBeNull'),
  )
  await expect(
    Promotions.Create({ ...base, StartDate: '2030-01-02', ExpirationDate: '2030-01-01' }),
  ).rejects.toMatchObject(not('ExpirationPrecedsStart'))
  await expect(Promotions.Create({ ...base, ItemLimitPerOrder: 1 })).rejects.toMatchObject(
    not('CannotSetItemLimitPerOrder'),
  )
  await expect(Promotions.Create({ ...base, QuantityLimitPerOrder: 1 })).rejects.toMatchObject(
    not('CannotSetQuantityLimitPerOrder'),
  )
  await expect(
    Promotions.Create({ ...base, LineItemLevel: true, ItemLimitPerOrder: 1, QuantityLimitPerOrder: 1 }),
  ).rejects.toMatchObject(not('CannotSetQuantityAndItemLimitPerOrder'))
  await expect(Promotions.Create({ ...base, ItemSortBy: 'UnitPrice' })).rejects.toMatchObject(
    not('CannotSetItemSortBy'),
  )
  await expect(Promotions.Create({ ...base, UseIntegration: true })).rejects.toMatchObject(
    not('UseIntegrationMustBeFalse'),
  )
  await PromotionIntegrations.Save({ HashKey: 'k', Url: 'https://x.test' })
  await expect(Promotions.Create({ ...base, UseIntegration: true })).rejects.toMatchObject(
    not('ValueExpressionCanBeNullIfUseIntegration'),
  )
  await Promotions.Create({ ...base, ID: 'i', UseIntegration: true, ValueExpression: null })
  await expect(PromotionIntegrations.Delete()).rejects.toMatchObject({
    errorCode: 'PromotionIntegration.CannotDeletePromotionIntegration',
  })
  await expect(Promotions.Create({ ...base, Code: 'C' })).rejects.toMatchObject({ status: 409, ...not('CodeInUse') })
})

test('a facet counts the key of its own name by default', async () => {
  expect(await admin.ProductFacets.Create({ ID: 'Room', Name: 'Room' })).toMatchObject({ XpPath: 'Room' })
  await expect(admin.ProductFacets.Create({ ID: 'Other', Name: 'x', XpPath: 'room' })).rejects.toMatchObject({
    errorCode: 'ProductFacet.XpPathInUse',
  })
  const made = await admin.ProductFacets.Create({ Name: 'Nameless' })
  expect(made.XpPath).toBe(made.ID)
})

test('lists by many IDs read those rows alone', async () => {
  await fillWithPrices(3000)
  const plans = await plansOf(async () => {
    const found = await PriceSchedules.List({ filters: { ID: 'Many-7|mANY-8' } })
    expect(found.Items.map(({ ID }) => ID)).toEqual(['many-7', 'many-8'])
    expect((await Products.ListAssignments({ productID: 'Many-7|mANY-8' })).Items).toHaveLength(2)
  })
  expect(plans).toHaveLength(4)
  for (const plan of plans.slice(0, 2)) expect(plan).toContain('price_schedules_id_text')
  for (const plan of plans.slice(2)) expect(plan).toContain('product_assignments_product_text')
})

/** Prices and their assignments without products: only how they are found is asked. */
const fillWithPrices = (count: number) =>
  platform.database.transaction(async (db) => {
    // no trigger looks for the products
    await db.rows(sql`set local session_replication_role = replica`)
    await db.rows(sql`
      insert into price_schedules (marketplace_id, owner_id, owner_type, id, name, apply_tax, apply_shipping, min_quantity,
        use_cumulative_quantity, restricted_quantity)
      select ${id}, ${id}, 'seller', 'many-' || n, 'x', true, true, 1, false, false from generate_series(1, ${count}::int) n`)
    await db.rows(sql`
      insert into product_assignments (marketplace_id, seller_id, seller_type, product_id, buyer_id, price_schedule_id)
      select ${id}, ${id}, 'seller', 'many-' || n, 'b', 'many-' || n from generate_series(1, ${count}::int) n`)
    await db.rows(sql`analyze price_schedules, product_assignments`)
  })

/** How PostgreSQL plans the statements that some work sends about prices. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = platform.database
  const sent = await statementsOf(platform.database, work)
  const asked = sent.filter((text) => /from "(price_schedules|product_assignments)" t/.test(text))
  const replies = await Promise.all(
    asked.map((text) => pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)),
  )
  return replies.map(({ rows }) => rows.map((row) => row['QUERY PLAN']).join('\n'))
}
