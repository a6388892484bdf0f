import { acceptItems, divideRefund, planReturnItems } from '@tessera/domain/sales/return-items'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const line = (boxes: number, ...platformLineIds: string[]) => ({ lineNo: 1, boxes, platformLineIds })

test('boxes that find no place stay on the last line, so that the platform refuses them', () => {
  const free = new Map([
    ['a', 1],
    ['b', 2],
  ])
  expect(planReturnItems([line(9, 'a', 'b')], free)).toEqual([
    { lineItemID: 'a', quantity: 1 },
    { lineItemID: 'b', quantity: 8 },
  ])
  expect(planReturnItems([line(2)], free)).toEqual([])
})

test('boxes of several places come back to each in turn, and what was not accepted is left out from the end', () => {
  const free = new Map([
    ['a', 0],
    ['b', 2],
    ['c', 5],
  ])
  const items = planReturnItems([line(4, 'a', 'b', 'c')], free)
  expect(items).toEqual([
    { lineItemID: 'b', quantity: 2 },
    { lineItemID: 'c', quantity: 2 },
  ])
  expect(acceptItems(items, [{ ...line(4, 'a', 'b', 'c'), acceptedBoxes: 3 }])).toEqual([
    { lineItemID: 'b', quantity: 2 },
    { lineItemID: 'c', quantity: 1 },
  ])
})

test('a refund that was decided elsewhere is divided to the cent', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(cents, cents, cents, cents, (goodsCents, part, taxCents, refund) => {
      const merchandiseCents = Math.min(goodsCents, part)
      const share = divideRefund({ goodsCents, merchandiseCents, freightCents: 0, taxCents }, refund)
      expect(share.goodsCents + share.taxCents).toBe(refund)
      expect(share.merchandiseCents).toBeLessThanOrEqual(share.goodsCents)
      for (const value of Object.values(share)) expect(value).toBeGreaterThanOrEqual(0)
    }),
  )
})
