import { expect, test } from 'vitest'
import { milesBetween } from '../../app/kit/stores/miles-between.ts'

test('a place is no way from itself', () => {
  const here = { latitude: 41.7646, longitude: -88.1482 }
  expect(milesBetween(here, here)).toBe(0)
})

test('Chicago and Milwaukee are 81 miles apart as the crow flies', () => {
  const miles = milesBetween({ latitude: 41.8781, longitude: -87.6298 }, { latitude: 43.0389, longitude: -87.9065 })
  expect(Math.round(miles)).toBe(81)
})
