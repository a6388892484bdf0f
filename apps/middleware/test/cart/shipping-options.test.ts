import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import { shippingOptions } from '@tessera/middleware/modules/checkout/cart/shipping-options'
import { expect, test } from 'vitest'

const way = (ID: string, Cost: number, EstimatedTransitDays: number, Kind = 'Parcel') => ({
  ID,
  Name: ID,
  Cost,
  EstimatedTransitDays,
  xp: { Kind },
})
const ways = (ShipMethods: ReturnType<typeof way>[], SelectedShipMethodID: string | null = null) =>
  shippingOptions(
    { ShipEstimateResponse: { ShipEstimates: [{ ShipMethods, SelectedShipMethodID }] } } as unknown as OrderWorksheet,
    '2026-11-16',
    null,
  ).map(({ id }) => id)

test('a parcel that costs more and comes no sooner is not offered', () => {
  expect(ways([way('ground', 23, 1), way('air', 95, 2)])).toEqual(['ground'])
  expect(ways([way('ground', 23, 2), way('air', 95, 2)])).toEqual(['ground'])
})

test('one that arrives sooner is, and so is the chosen one', () => {
  expect(ways([way('ground', 23, 4), way('air', 95, 2)])).toEqual(['ground', 'air'])
  expect(ways([way('ground', 23, 1), way('air', 95, 2)], 'air')).toEqual(['ground', 'air'])
})

test('a lift gate is worth more on the same day', () => {
  expect(ways([way('curb', 180, 4, 'Freight'), way('lift', 230, 4, 'Freight')])).toEqual(['curb', 'lift'])
})
