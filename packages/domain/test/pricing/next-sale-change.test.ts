import { expect, test } from 'vitest'
import { nextSaleChange } from '../../src/pricing/next-sale-change.ts'
import { offerWith, scheduleWith } from '../orders/samples.ts'

const now = new Date('2026-05-10T12:00:00.000Z')
const onSale = (saleStart: string | null, saleEnd: string | null, SalePrice: number | null = 5) =>
  offerWith({ schedule: scheduleWith([{ Quantity: 1, Price: 10, SalePrice }], { saleStart, saleEnd }) })

test('offers without a schedule, a sale price or a date ahead have none', () => {
  expect(nextSaleChange([], now)).toBeNull()
  expect(nextSaleChange([offerWith({ schedule: null }), onSale(null, null)], now)).toBeNull()
  expect(nextSaleChange([onSale('2026-05-11T00:00:00Z', null, null)], now)).toBeNull()
  expect(nextSaleChange([onSale('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')], now)).toBeNull()
})

test('it is the first begin or the first moment after an end', () => {
  const ahead = onSale('2026-05-12T00:00:00.000Z', null)
  const running = onSale(null, '2026-05-11T00:00:00.000Z')
  expect(nextSaleChange([ahead], now)).toBe('2026-05-12T00:00:00.000Z')
  expect(nextSaleChange([ahead, running], now)).toBe('2026-05-11T00:00:00.001Z')
})
