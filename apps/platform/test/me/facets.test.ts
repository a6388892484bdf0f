import { startPlatform } from '@tessera/testing/platform'
import { metaIn, type WireCall } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aBuyer, aProduct } from './a-buyer.ts'

const platform = await startPlatform()

interface Facet {
  Name: string
  XpPath: string
  Values: { Value: string; Count: number }[]
}

/** `Color: blue 2, red 1`. */
async function facetsOf(wire: WireCall, query = ''): Promise<string[]> {
  const reply = await wire('GET', `/me/products${query}`)
  expect(reply.status, reply.text).toBe(200)
  return (metaIn(reply).Facets as Facet[]).map(
    ({ Name, Values }) => `${Name}: ${Values.map(({ Value, Count }) => `${Value} ${Count}`).join(', ')}`,
  )
}

async function aPalette() {
  const buyer = await aBuyer(platform)
  const { admin } = buyer
  await aProduct(admin, 'a', {
    Name: 'Red tile',
    xp: { Color: 'red', Rooms: ['bath', 'hall', 'bath'], Origin: { Land: 'IT' } },
  })
  await aProduct(admin, 'b', { Name: 'Blue tile', xp: { Color: 'blue', Rooms: ['bath'], Origin: { Land: 'ES' } } })
  await aProduct(admin, 'c', { Name: 'Blue plank', xp: { Color: 'blue', Size: 3, Origin: { Land: 'IT' } } })
  await admin.ProductFacets.Save('Color', { Name: 'Color', ListOrder: 1 })
  await admin.ProductFacets.Save('rooms', { Name: 'Rooms', XpPath: 'Rooms', ListOrder: 2 })
  await admin.ProductFacets.Save('land', { Name: 'Land', XpPath: 'Origin.Land', ListOrder: 3 })
  return buyer
}

test('without definitions there are none, and invisible products are not counted', async () => {
  const { admin, wire } = await aBuyer(platform)
  expect(await facetsOf(wire)).toEqual([])
  await admin.Products.Create({ ID: 'hidden', Name: 'Hidden', Active: true, xp: { Color: 'black' } })
  await admin.ProductFacets.Save('Color', { Name: 'Color' })
  expect(await facetsOf(wire)).toEqual(['Color: '])
})

test('values are counted over everything found, each element of an array once', async () => {
  const { wire } = await aPalette()
  const all = ['Color: blue 2, red 1', 'Rooms: bath 2, hall 1', 'Land: IT 2, ES 1']
  expect(await facetsOf(wire)).toEqual(all)
  expect(await facetsOf(wire, '?pageSize=1&page=2')).toEqual(all)
  expect(await facetsOf(wire, '?search=plank')).toEqual(['Color: blue 1', 'Rooms: ', 'Land: IT 1'])
  expect(await facetsOf(wire, '?Name=*tile')).toEqual([
    'Color: blue 1, red 1',
    'Rooms: bath 2, hall 1',
    'Land: ES 1, IT 1',
  ])
})

test('a filter on a facet narrows the others and the total, but not itself', async () => {
  const { wire } = await aPalette()
  expect(await facetsOf(wire, '?xp.Color=blue')).toEqual(['Color: blue 2, red 1', 'Rooms: bath 1', 'Land: ES 1, IT 1'])
  expect(await facetsOf(wire, '?xp.Color=blue&xp.Origin.Land=IT')).toEqual([
    'Color: blue 1, red 1',
    'Rooms: ',
    'Land: ES 1, IT 1',
  ])
  expect(metaIn(await wire('GET', '/me/products?xp.Color=blue&xp.Origin.Land=IT')).TotalCount).toBe(1)
})

test('rare values are left out, and empty ones are shown where that is asked for', async () => {
  const { admin, wire } = await aPalette()
  await admin.ProductFacets.Patch('Color', { MinCount: 2 })
  await admin.ProductFacets.Patch('land', { MinCount: 0 })
  expect(await facetsOf(wire)).toEqual(['Color: blue 2', 'Rooms: bath 2, hall 1', 'Land: IT 2, ES 1'])
  expect(await facetsOf(wire, '?search=plank')).toEqual(['Color: ', 'Rooms: ', 'Land: IT 1, ES 0'])
})

test('caches are never stale: each write shows at once', async () => {
  const { admin, wire } = await aPalette()
  expect((await facetsOf(wire))[0]).toBe('Color: blue 2, red 1')
  await admin.Products.Patch('a', { xp: { Color: 'blue' } })
  expect((await facetsOf(wire))[0]).toBe('Color: blue 3')
  await admin.Products.Patch('b', { Active: false })
  expect((await facetsOf(wire))[0]).toBe('Color: blue 2')
  await admin.ProductFacets.Patch('Color', { Name: 'Colour' })
  expect((await facetsOf(wire))[0]).toBe('Colour: blue 2')
  await admin.Catalogs.Patch('b1', { Active: false })
  expect((await facetsOf(wire))[0]).toBe('Colour: ')
})
