import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { beforeAll, describe, expect, test } from 'vitest'

const platform = await startPlatform()
const { admin } = await createTestMarketplace(platform)
const { XpIndices, XpIndexRecords } = admin

test('an index needs a kind of thing and a path', async () => {
  await expect(XpIndices.Put({ ThingType: 'Category' })).rejects.toMatchObject({
    errorCode: 'ValidationFailure',
    errors: [{ Data: { Property: 'Key' } }],
  })
  await expect(XpIndices.Put({ ThingType: 'Nothing' as never, Key: 'a' })).rejects.toMatchObject({ status: 400 })
  await expect(XpIndices.Delete('Category', 'nope')).rejects.toMatchObject({
    message: 'XpIndex Category.nope not found',
  })
})

test('indexes are put, listed and taken away', async () => {
  await XpIndices.Put({ ThingType: 'Category', Key: 'Room.Style' })
  await XpIndices.Put({ ThingType: 'Category', Key: 'Room.Style' })
  await XpIndices.Put({ ThingType: 'Order', Key: 'Channel' })
  expect(await XpIndices.List({ search: 'room' })).toMatchObject({
    Meta: { TotalCount: 1 },
    Items: [{ ThingType: 'Category', Key: 'Room.Style' }],
  })
  await XpIndices.Delete('category' as never, 'Room.Style')
  expect((await XpIndices.List()).Items).toEqual([{ ThingType: 'Order', Key: 'Channel' }])
})

test('the same indexes are a plain collection under thing and path', async () => {
  await expect(XpIndexRecords.Create({ ThingType: 'Order', Key: 'Channel' })).rejects.toMatchObject({ status: 409 })
  for (const id of ['Order', 'Order.', 'Nothing.a', 'Order.nope'])
    await expect(XpIndexRecords.Get(id)).rejects.toMatchObject({ status: 404 })
  expect(await XpIndexRecords.Create({ ThingType: 'User', Key: 'a.b' })).toEqual({ ThingType: 'User', Key: 'a.b' })
  expect(await XpIndexRecords.Get('User.a.b')).toEqual({ ThingType: 'User', Key: 'a.b' })
  expect(await XpIndexRecords.Patch('User.a.b', { Key: 'c' })).toEqual({ ThingType: 'User', Key: 'c' })
  expect(await XpIndexRecords.Save('Variant.d', {})).toEqual({ ThingType: 'Variant', Key: 'd' })
  await expect(XpIndexRecords.Patch('User.a.b', { Key: 'd' })).rejects.toMatchObject({ status: 404 })
  await XpIndexRecords.Delete('User.c')
  expect((await XpIndices.List()).Items.map(({ Key }) => Key)).toEqual(['Channel', 'd'])
})

describe('the facets of a list', () => {
  const facetsOf = async (filters: Record<string, string>) =>
    ((await admin.CostCenters.List('b', { filters })).Meta as { Facets?: unknown }).Facets

  beforeAll(async () => {
    await admin.Buyers.Create({ ID: 'b', Name: 'Buyer', Active: true })
    await XpIndices.Put({ ThingType: 'CostCenter', Key: 'rooms' })
    for (const [ID, rooms] of [
      ['one', ['Bath', 'Hall']],
      ['two', 'Bath'],
      ['three', null],
    ] as const)
      await admin.CostCenters.Create('b', { ID, Name: ID, xp: { rooms } })
  })

  test('are there when asked for', async () => {
    expect(await facetsOf({})).toBeUndefined()
    expect(await facetsOf({ facets: 'Name,Nonsense' })).toEqual([])
  })

  test('count indexed extended properties, each element of a list, without their own filter', async () => {
    const counts = [
      { Value: 'Bath', Count: 2 },
      { Value: 'Hall', Count: 1 },
    ]
    const rooms = { Name: 'rooms', XpPath: 'xp.rooms' }
    expect(await facetsOf({ facets: 'xp', 'xp.rooms': 'Hall' })).toEqual([{ ...rooms, Values: counts }])
    expect(await facetsOf({ facets: 'xp', Name: 'two' })).toEqual([{ ...rooms, Values: [{ Value: 'Bath', Count: 1 }] }])
  })
})
