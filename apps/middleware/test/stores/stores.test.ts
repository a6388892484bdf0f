import { storeServices as services } from '@tessera/contract/shop/staff-words'
import { milesBetween } from '@tessera/middleware/modules/site/stores/distance'
import { locations, stores } from '@tessera/middleware/modules/site/stores/stores'
import { type ZipPlace, zipPlaces } from '@tessera/middleware/modules/site/stores/zip-data'
import { describe, expect, test } from 'vitest'

const places = new Map(zipPlaces().map((place) => [place.zip, place]))

describe('the stores', () => {
  test('are 140, each with an ID, an address and a phone of its own', () => {
    expect(stores).toHaveLength(140)
    for (const field of ['id', 'slug', 'phone', 'street'] as const) {
      expect(new Set(stores.map((store) => store[field])).size, field).toBe(140)
    }
    expect(stores[0]?.id).toBe('store-101')
    expect(stores.some(({ name, state }) => name === 'Naperville' && state === 'IL')).toBe(true)
  })

  test('stand in real towns, within a mile of the middle of their ZIP code', () => {
    for (const store of stores) {
      const place = places.get(store.zip) as ZipPlace
      expect(`${place.city.toLowerCase()} ${place.state}`).toBe(`${store.city.toLowerCase()} ${store.state}`)
      expect(milesBetween(store, place), store.id).toBeLessThan(1)
    }
  })

  test('have telephones that ring nowhere', () => {
    for (const { phone } of stores) expect(phone).toMatch(/^\d{3}-555-01\d\d$/)
  })

  test('know their time zone, and every service is offered somewhere', () => {
    for (const { timeZone } of stores) expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
    const zones = (name: string) => stores.find(({ city }) => city === name)?.timeZone
    expect(zones('El Paso')).toBe('America/Denver')
    expect(zones('Pensacola')).toBe('America/Chicago')
    expect(zones('Honolulu')).toBe('Pacific/Honolulu')
    for (const service of services) expect(stores.some((store) => store.services.includes(service))).toBe(true)
    for (const store of stores) expect(store.services).toContain('pick-up')
  })

  test('keep other hours on weekends', () => {
    for (const { hours } of stores) expect(hours[0]).not.toEqual(hours[1])
  })
})

test('stock can also stand in three distribution centers', () => {
  expect(locations.filter(({ kind }) => kind === 'dc').map(({ id }) => id)).toEqual([
    'dc-east',
    'dc-central',
    'dc-west',
  ])
  expect(locations).toHaveLength(143)
  for (const { zip, ...point } of locations) expect(milesBetween(point, places.get(zip) as ZipPlace)).toBeLessThan(6)
})

test('ZIP codes have places on the map, without field post', () => {
  expect(places.size).toBeGreaterThan(41_000)
  expect(places.get('75072')).toMatchObject({ city: 'McKinney', state: 'TX' })
  expect(places.has('09001')).toBe(false)
  const lost = [...places.values()].filter(({ latitude, longitude }) => Math.abs(latitude) > 72 || longitude === 0)
  expect(lost).toEqual([])
})

test('distance is measured along the ground', () => {
  const chicago = { latitude: 41.8781, longitude: -87.6298 }
  const newYork = { latitude: 40.7128, longitude: -74.006 }
  expect(milesBetween(chicago, newYork)).toBeCloseTo(711.3, 0)
  expect(milesBetween(chicago, chicago)).toBe(0)
})
