import { shippedEventsOf } from '@tessera/middleware/modules/site/stores/shipped-events'
import type { Store } from '@tessera/middleware/modules/site/stores/store'
import { eventsOf } from '@tessera/middleware/modules/site/stores/store-events'
import { storePeopleOf } from '@tessera/middleware/modules/site/stores/store-people'
import { stores } from '@tessera/middleware/modules/site/stores/stores'
import { expect, test } from 'vitest'

const find = (...services: string[]): Store => {
  const found = stores.find((store) => services.every((one) => store.services.some((other) => other === one)))
  if (!found) throw new Error('There is no such store.')
  return { ...found, timeZone: 'America/Chicago', exceptions: [] }
}
const all = find('design-studio', 'pro-desk', 'cut-to-size')
const titles = (store: Store, at: string) =>
  eventsOf(store, shippedEventsOf(store), new Date(at)).map(({ title, day }) => [title, day])

test('nothing happens where there is no room for it, on a closed day, or that has begun', () => {
  const house = { ...all, services: ['pick-up', 'will-call'] as Store['services'] }
  expect(eventsOf(house, shippedEventsOf(house), new Date('2026-11-15T12:00:00Z'))).toEqual([])
  const closed = { ...all, exceptions: [{ day: '2026-12-12', hours: null, reason: 'Inventory' }] }
  expect(titles(closed, '2026-11-15T12:00:00Z')).toContainEqual(['Setting tile by hand', '2027-01-09'])
  // ten in the morning of the second Saturday, in Chicago
  expect(titles(all, '2026-11-14T16:00:00Z')).toContainEqual(['Setting tile by hand', '2026-12-12'])
  expect(titles(all, '2026-11-14T15:59:00Z')).toContainEqual(['Setting tile by hand', '2026-11-14'])
})

test('the next of each comes soonest first, within the hours of the house', () => {
  expect(titles(all, '2026-11-15T12:00:00Z')).toEqual([
    ['Pro breakfast', '2026-11-17'],
    ['Samples and light', '2026-12-03'],
    ['Setting tile by hand', '2026-12-12'],
  ])
  for (const store of stores)
    for (const { day, starts } of eventsOf(store, shippedEventsOf(store), new Date('2026-11-15T12:00:00Z'))) {
      const hours = store.hours[new Date(`${day}T00:00:00Z`).getUTCDay()]
      expect(starts >= (hours?.open ?? '') && starts < (hours?.close ?? ''), `${store.id} ${day}`).toBe(true)
    }
})

test('an event of one day happens once, within the hours of that day', () => {
  const once = { title: 'Open house', text: 'Come in.', day: '2026-12-05', week: null, weekday: null, minutes: 60 }
  const next = (starts: string | null, at: string) => eventsOf(all, [{ ...once, starts }], new Date(at))
  expect(next('13:00', '2026-11-15T12:00:00Z')).toMatchObject([{ day: '2026-12-05', starts: '13:00' }])
  expect(next('03:00', '2026-11-15T12:00:00Z')).toEqual([])
  expect(next(null, '2026-12-06T12:00:00Z')).toEqual([])
})

test('staff match the store’s departments, and no one is listed twice', () => {
  expect(storePeopleOf(all).map(({ role }) => role)).toEqual(['Store manager', 'Designer', 'Pro desk'])
  for (const store of stores) {
    const names = storePeopleOf(store).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(0)
  }
})
