import { isAccountNumber, isRoutingNumber } from '@tessera/domain/billing/routing-number'
import { partOfOffer } from '@tessera/domain/planning/part-of-offer'
import { claimabilityOf, normalBreakage } from '@tessera/domain/sales/claimability'
import { findDayProblem, findDeliveryChangeProblem, isSameArea } from '@tessera/domain/sales/order-change'
import { canMoveReturn } from '@tessera/domain/sales/return-life-cycle'
import { describe, expect, test } from 'vitest'

describe('broken boxes', () => {
  const line = { isSample: false, shippedBoxes: 10, returnedBoxes: 1, pendingBoxes: 2, deliveredOn: '2026-03-10' }

  test('are claimed for three days after they came, as many as are not claimed yet', () => {
    expect(claimabilityOf(line, '2026-03-13')).toMatchObject({ canClaim: true, boxes: 7, lastDay: '2026-03-13' })
    expect(claimabilityOf(line, '2026-03-14')).toMatchObject({ canClaim: false, boxes: 0 })
    expect(claimabilityOf({ ...line, deliveredOn: null }, '2026-03-11').canClaim).toBe(false)
    expect(claimabilityOf({ ...line, isSample: true }, '2026-03-11').canClaim).toBe(false)
    expect(claimabilityOf({ ...line, pendingBoxes: 9 }, '2026-03-11').canClaim).toBe(false)
  })

  test('up to 3 % are usual', () => {
    expect([10, 33, 34, 100, 199].map(normalBreakage)).toEqual([0, 0, 1, 3, 5])
  })
})

describe('a return', () => {
  test('goes on and never back; broken tile is not carried back', () => {
    expect(canMoveReturn('return', 'requested', 'approved')).toBe(true)
    expect(canMoveReturn('return', 'approved', 'inspected')).toBe(false)
    expect(canMoveReturn('damage', 'approved', 'inspected')).toBe(true)
    expect(canMoveReturn('damage', 'approved', 'received')).toBe(false)
    for (const over of ['refunded', 'declined', 'canceled'] as const)
      expect(canMoveReturn('return', over, 'requested')).toBe(false)
  })
})

describe('an order', () => {
  const facts = { status: 'open', isPickUp: false, fulfilments: ['confirmed', 'backordered'] } as const

  test('is changed until it is picked; who fetches it until it is fetched', () => {
    expect(findDeliveryChangeProblem(facts)).toBeUndefined()
    expect(findDeliveryChangeProblem({ ...facts, fulfilments: ['picking'] })).toMatch(/picked/)
    expect(findDeliveryChangeProblem({ ...facts, isPickUp: true, fulfilments: ['ready-for-pick-up'] })).toBeUndefined()
    expect(findDeliveryChangeProblem({ ...facts, status: 'completed' })).toBeDefined()
  })

  test('comes on a weekday within 45 days, and in the area it was paid for', () => {
    expect(findDayProblem('2026-03-16', '2026-03-13')).toBeUndefined()
    expect(findDayProblem('2026-03-14', '2026-03-13')).toMatch(/weekend/)
    expect(findDayProblem('2026-03-13', '2026-03-13')).toMatch(/after today/)
    expect(findDayProblem('2026-06-01', '2026-03-13')).toMatch(/45 days/)
    expect(findDayProblem('2026-02-30', '2026-01-13')).toMatch(/Choose a date/)
    expect(isSameArea({ state: 'IL', zip: '60540' }, { state: 'IL', zip: '60563' })).toBe(true)
    expect(isSameArea({ state: 'IL', zip: '60540' }, { state: 'IL', zip: '61820' })).toBe(false)
  })
})

test('lines of an offer cost what they did in it; all of them are the offer', () => {
  const lines = [1, 2, 3].map((lineNo) => ({ lineNo, totalCents: lineNo * 1111 }))
  const offer = { lines, subtotalCents: 6666, freightCents: 500, taxCents: 501, totalCents: 7667 }
  expect(partOfOffer(offer, [3, 2, 1])).toBe(offer)
  for (const some of [[1], [2, 3], [1, 3]]) {
    const part = partOfOffer(offer, some)
    expect(part.totalCents).toBe(part.subtotalCents + part.freightCents + part.taxCents)
    expect(part.taxCents / (part.subtotalCents + 500)).toBeCloseTo(501 / 7166, 3)
  }
})

test('a routing number has its checksum', () => {
  expect(['021000021', '011401533'].every(isRoutingNumber)).toBe(true)
  expect(['021000022', '12345678', '02100002a', ''].some(isRoutingNumber)).toBe(false)
  expect([isAccountNumber('1234'), isAccountNumber('123'), isAccountNumber('12a4')]).toEqual([true, false, false])
})
