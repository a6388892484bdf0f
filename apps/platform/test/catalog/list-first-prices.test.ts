import { clientSecret } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestShop(platform)
const other = await createTestShop(platform)
const { admin } = shop
const { PriceSchedules, Products } = admin

for (const { product } of [shop, other]) await product('tile', 10)
await shop.product('grout', 5)
await Products.Create({ ID: 'plain', Name: 'Plain' })
await admin.UserGroups.Create('b', { ID: 'pros', Name: 'Pros' })
await PriceSchedules.Create({
  ID: 'pro-tile',
  Name: 'x',
  PriceBreaks: [
    { Quantity: 20, Price: 7 },
    { Quantity: 1, Price: 8.25, SalePrice: 1 },
  ],
})
await PriceSchedules.Create({ ID: 'special', Name: 'x', PriceBreaks: [{ Quantity: 1, Price: 6 }] })
await Products.SaveAssignment({ ProductID: 'tile', BuyerID: 'b', UserGroupID: 'pros', PriceScheduleID: 'pro-tile' })
await Products.SaveAssignment({ ProductID: 'grout', BuyerID: 'b' })

const priced = async (...ids: string[]) =>
  (await Products.ListFirstPrices({ productID: ids.join('|') })).Prices.map((one) => [
    one.ProductID,
    one.UserGroupID,
    one.Price,
  ])

test('the price of the smallest quantity, by default and for everyone a product is assigned to', async () => {
  expect(await priced('tile', 'grout', 'plain', 'unknown')).toEqual([
    ['grout', null, 5],
    ['tile', null, 10],
    ['tile', 'pros', 8.25],
  ])
  const { Prices } = await Products.ListFirstPrices({ productID: 'tile' })
  expect(Prices).toEqual([
    { ProductID: 'tile', BuyerID: null, UserGroupID: null, PriceScheduleID: 'tile', Price: 10 },
    { ProductID: 'tile', BuyerID: 'b', UserGroupID: 'pros', PriceScheduleID: 'pro-tile', Price: 8.25 },
  ])
  expect(await priced()).toEqual([])
})

test('a changed price, assignment or schedule is there with the next call', async () => {
  await PriceSchedules.SavePriceBreak('tile', { Quantity: 1, Price: 11 })
  expect(await priced('tile')).toContainEqual(['tile', null, 11])
  await Products.SaveAssignment({ ProductID: 'tile', BuyerID: 'b', UserGroupID: 'pros', PriceScheduleID: 'special' })
  expect(await priced('tile')).toContainEqual(['tile', 'pros', 6])
  await Products.DeleteAssignment('tile', 'b', { userGroupID: 'pros' })
  expect(await priced('tile')).toEqual([['tile', null, 11]])
  await Products.Patch('tile', { DefaultPriceScheduleID: null })
  expect(await priced('tile')).toEqual([])
})

test('not for customers, not without both rights, and not for more than 100 products', async () => {
  const productID = 'tile'
  await expect(shop.buyer.Products.ListFirstPrices({ productID })).rejects.toMatchObject({ status: 403 })
  const withRole = async (scope: string) => {
    const form = {
      grant_type: 'client_credentials',
      client_id: shop.sellerClientID,
      client_secret: clientSecret,
      scope,
    }
    return shop.as(await shop.token(form)).Products.ListFirstPrices({ productID })
  }
  await expect(withRole('PriceScheduleReader')).rejects.toMatchObject({ status: 403 })
  await expect(withRole('ProductReader')).rejects.toMatchObject({ status: 403 })
  await expect(withRole('ProductReader PriceScheduleReader')).resolves.toMatchObject({ Prices: [] })
  const many = Array.from({ length: 101 }, (_, at) => `p${at}`).join('|')
  await expect(Products.ListFirstPrices({ productID: many })).rejects.toMatchObject({ status: 400 })
})
