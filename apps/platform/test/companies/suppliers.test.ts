import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestMarketplace(platform)
const { admin } = shop
await admin.Suppliers.Create({ ID: 's1', Name: 'Quarry', Active: true })
await admin.Suppliers.Create({ ID: 's2', Name: 'Kiln', Active: true, AllBuyersCanOrder: true })
await admin.Buyers.Create({ ID: 'b1', Name: 'Buyer', Active: true })
const supplier = shop.as(
  await tokenWith(platform, shop, { userType: 'supplier', companyID: 's1', roles: ['FullAccess'] }),
)

test('links to missing companies are not found', async () => {
  await expect(admin.Suppliers.SaveBuyer('s1', 'nope')).rejects.toMatchObject({ message: 'Buyer nope not found' })
  await expect(admin.Suppliers.SaveBuyer('nope', 'b1')).rejects.toMatchObject({ message: 'Supplier nope not found' })
  await expect(admin.Suppliers.DeleteBuyer('s1', 'b1')).rejects.toMatchObject({ status: 404 })
  await expect(admin.Suppliers.ListBuyers('nope')).rejects.toMatchObject({ message: 'Supplier nope not found' })
  await expect(admin.Buyers.ListBuyerSellers('nope')).rejects.toMatchObject({ message: 'Buyer nope not found' })
})

test('a supplier neither links itself to buyers nor opens itself to all of them', async () => {
  await expect(supplier.Suppliers.SaveBuyer('s1', 'b1')).rejects.toMatchObject({ status: 403 })
  expect(await supplier.Suppliers.Patch('s1', { Name: 'Pit', AllBuyersCanOrder: true })).toMatchObject({
    Name: 'Pit',
    AllBuyersCanOrder: false,
  })
  await expect(supplier.Suppliers.Get('s2')).rejects.toMatchObject({ status: 404 })
  expect((await supplier.Suppliers.List()).Items.map(({ ID }) => ID)).toEqual(['s1'])
})

test('a buyer orders from the owner, from suppliers open to all and from those it is linked to', async () => {
  const sellers = async () => (await admin.Buyers.ListBuyerSellers('b1', { sortBy: ['ID'] })).Items.map(({ ID }) => ID)
  expect(new Set(await sellers())).toEqual(new Set([shop.id, 's2']))
  await admin.Suppliers.SaveBuyer('s1', 'b1')
  await admin.Suppliers.SaveBuyer('s1', 'b1')
  expect(await admin.Suppliers.ListBuyers('s1', { search: 'buy' })).toMatchObject({
    Items: [{ ID: 'b1', Name: 'Buyer' }],
  })
  expect(new Set(await sellers())).toEqual(new Set([shop.id, 's1', 's2']))
  expect(await admin.Buyers.ListBuyerSellers('b1', { filters: { ID: 's1' } })).toMatchObject({
    Meta: { TotalCount: 1 },
  })
  await admin.Suppliers.DeleteBuyer('s1', 'b1')
  expect((await admin.Suppliers.ListBuyers('s1')).Items).toEqual([])
})
