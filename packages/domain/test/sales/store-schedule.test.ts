import {
  arrivalMoment,
  dueReturnStep,
  dueStoreStep,
  leavingDay,
  nextStoreStep,
  type StoreOrder,
} from '@tessera/domain/sales/store-schedule'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const order: StoreOrder = {
  fulfilments: ['allocated'],
  shipKind: 'freight',
  placedAt: new Date('2026-03-02T15:00:00Z'),
  arrivesOn: '2026-03-12',
}
const due = (now: string, changes: Partial<StoreOrder> = {}) => dueStoreStep({ ...order, ...changes }, new Date(now))

test('half an hour after it was placed an order is reserved and nothing more', () => {
  expect(due('2026-03-02T15:01:00Z', { fulfilments: ['confirmed'] })).toBeUndefined()
  expect(due('2026-03-02T15:02:00Z', { fulfilments: ['confirmed'] })).toBe('allocated')
  expect(due('2026-03-02T15:30:00Z')).toBeUndefined()
})

test('it is picked and leaves three days before the promised one, by parcel two', () => {
  expect(due('2026-03-09T11:59:00Z')).toBeUndefined()
  expect(due('2026-03-09T12:00:00Z')).toBe('picking')
  expect(due('2026-03-09T17:59:00Z', { fulfilments: ['picking'] })).toBeUndefined()
  expect(due('2026-03-09T18:00:00Z', { fulfilments: ['picking', 'shipped'] })).toBe('shipped')
  expect(leavingDay({ ...order, shipKind: 'parcel' })).toBe('2026-03-10')
  expect(arrivalMoment(order.arrivesOn).toISOString()).toBe('2026-03-12T17:00:00.000Z')
})

test('an order for pick-up is ready on its day', () => {
  const pickUp = { shipKind: 'pick-up', arrivesOn: '2026-03-04', fulfilments: ['picking'] } as const
  expect(due('2026-03-04T14:59:00Z', pickUp)).toBeUndefined()
  expect(due('2026-03-04T15:00:00Z', pickUp)).toBe('ready-for-pick-up')
  expect(nextStoreStep({ ...pickUp, fulfilments: ['ready-for-pick-up'] })).toBeUndefined()
})

test('it never leaves after the promised day, nor on the day it was placed if there is time', () => {
  const days = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(days, fc.constantFrom('parcel', 'freight', 'pick-up'), (inDays, shipKind) => {
      const arrivesOn = new Date(order.placedAt.getTime() + inDays * 86_400_000).toISOString().slice(0, 10)
      const leaves = leavingDay({ ...order, shipKind, arrivesOn })
      expect(leaves <= arrivesOn).toBe(true)
      expect(leaves > '2026-03-02' || inDays === 0).toBe(true)
    }),
  )
})

test('a return is read on the next day, comes back in three, and is inspected a day later', () => {
  const step = (status: 'requested' | 'approved' | 'received', now: string, kind: 'return' | 'damage' = 'return') =>
    dueReturnStep({ kind, status, movedAt: new Date('2026-03-02T23:50:00Z') }, new Date(now))
  expect(step('requested', '2026-03-03T14:59:00Z')).toBeUndefined()
  expect(step('requested', '2026-03-03T15:00:00Z')).toBe('approved')
  expect(step('approved', '2026-03-05T14:59:00Z')).toBeUndefined()
  expect(step('approved', '2026-03-05T15:00:00Z')).toBe('received')
  expect(step('received', '2026-03-03T15:00:00Z')).toBe('inspected')
  expect(step('approved', '2026-03-04T15:00:00Z', 'damage')).toBe('inspected')
  expect(step('received', '2026-04-04T15:00:00Z', 'damage')).toBeUndefined()
})
