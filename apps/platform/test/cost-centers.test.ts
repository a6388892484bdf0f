import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const platform = await startPlatform()

test('a cost center goes the whole way', async () => {
  const { admin } = await createTestMarketplace(platform)
  await admin.Buyers.Create({ ID: 'b1', Name: 'Buyer', Active: true })
  const made = await admin.CostCenters.Create('b1', { ID: 'cc', Name: 'Kitchen', xp: { a: { b: 1 } } })
  expect(made).toEqual({ ID: 'cc', Name: 'Kitchen', Description: null, xp: { a: { b: 1 } } })
  expect(await admin.CostCenters.Patch('b1', 'cc', { xp: { a: { c: 2 } } })).toMatchObject({
    xp: { a: { b: 1, c: 2 } },
  })
  expect(
    await admin.CostCenters.List('b1', { search: 'kit', filters: { Name: 'Kit*', 'xp.a.b': '>0' }, sortBy: ['!Name'] }),
  ).toMatchObject({ Meta: { TotalCount: 1 }, Items: [{ ID: 'cc' }] })
  expect(await admin.CostCenters.Save('b1', 'cc', { Name: 'Bath' })).toMatchObject({ Name: 'Bath', xp: null })
  await admin.CostCenters.Delete('b1', 'cc')
  await expect(admin.CostCenters.Get('b1', 'cc')).rejects.toMatchObject({
    status: 404,
    message: 'CostCenter cc not found',
  })
  await expect(admin.CostCenters.List('nope')).rejects.toMatchObject({ message: 'Buyer nope not found' })
  await expect(admin.CostCenters.Create('nope', { Name: 'x' })).rejects.toMatchObject({
    message: 'Buyer nope not found',
  })
  await expect(admin.CostCenters.Create('b1', {})).rejects.toMatchObject({ message: 'Name is required.' })
})
