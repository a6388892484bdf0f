import { freightServices } from '@tessera/domain/checkout/freight-rates'
import { parcelLimits, parcelServices } from '@tessera/domain/checkout/parcel-rates'
import { shipMethods, suggestedMethod } from '@tessera/domain/checkout/ship-methods'
import { stateCenters, zoneMiles } from '@tessera/domain/checkout/state-centers'
import { stateTaxes } from '@tessera/domain/checkout/state-taxes'
import { expect, test } from 'vitest'

const neverFalls = (figures: readonly number[]) => figures.every((one, at) => at === 0 || (figures[at - 1] ?? 0) <= one)
const zones = [0, 1, 2, 3, 4] as const

test('no service costs less or is quicker for a longer way', () => {
  for (const { transitDays, rates } of parcelServices) {
    for (const figures of [transitDays, ...rates.map(([, cents]) => cents)]) expect(neverFalls(figures)).toBe(true)
  }
  for (const { transitDays, base, perHundredPounds } of freightServices) {
    for (const figures of [transitDays, base, perHundredPounds]) expect(neverFalls(figures)).toBe(true)
  }
})

test('no parcel costs less because it is heavier', () => {
  for (const { rates } of parcelServices) {
    expect(neverFalls(rates.map(([upToPounds]) => upToPounds))).toBe(true)
    for (const zone of zones) expect(neverFalls(rates.map(([, cents]) => cents[zone]))).toBe(true)
  }
})

test('some service takes every parcel up to the limit, and none takes more', () => {
  const ends = parcelServices.map(({ rates }) => rates.at(-1)?.[0] ?? 0)
  expect(Math.max(...ends)).toBe(parcelLimits.pounds)
})

test('the lightest freight costs no less than the heaviest parcel', () => {
  const cost = (pounds: number, zone: (typeof zones)[number]) =>
    suggestedMethod(shipMethods({ pounds, isSamples: false, isLong: false }, zone))?.Cost ?? 0
  for (const zone of zones) expect(cost(150.001, zone)).toBeGreaterThanOrEqual(cost(150, zone))
})

test('names that are chosen by are there once', () => {
  const ids = [...parcelServices, ...freightServices].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('all fifty states, the capital and Puerto Rico have a place and a tax', () => {
  expect(Object.keys(stateTaxes).sort()).toEqual(Object.keys(stateCenters).sort())
  expect(Object.keys(stateTaxes)).toHaveLength(52)
  expect(zoneMiles).toHaveLength(zones.length)
})
