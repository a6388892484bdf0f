import { expect, test } from 'vitest'
import { type LeavingOrder, planDepartures } from '../../src/sales/plan-departures.ts'

const order: LeavingOrder = {
  number: '1',
  storeName: 'Roswell',
  shipKind: 'freight',
  placedAt: new Date('2026-03-02T15:00:00Z'),
  arrivesOn: '2026-03-12',
  boxes: 9,
  today: '2026-03-03',
}

test('nothing to pick is no departure', () => {
  expect(planDepartures([])).toEqual([])
})

test('orders of one store, way and day leave together; trucks before parcels and pickups', () => {
  const found = planDepartures([
    { ...order, number: '4', shipKind: 'pick-up', arrivesOn: '2026-03-09' },
    { ...order, number: '3', shipKind: 'parcel', arrivesOn: '2026-03-11' },
    order,
    { ...order, number: '2', boxes: 3 },
    { ...order, number: '5', storeName: 'Decatur' },
  ])
  expect(
    found.map(({ leavesOn, storeName, shipKind, numbers, boxes }) => [leavesOn, storeName, shipKind, numbers, boxes]),
  ).toEqual([
    ['2026-03-09', 'Decatur', 'freight', ['5'], 9],
    ['2026-03-09', 'Roswell', 'freight', ['1', '2'], 12],
    ['2026-03-09', 'Roswell', 'parcel', ['3'], 9],
    ['2026-03-09', 'Roswell', 'pick-up', ['4'], 9],
  ])
})

test('orders that should have left are today’s, and are counted', () => {
  const [only, ...others] = planDepartures([
    { ...order, today: '2026-03-20' },
    { ...order, number: '2', arrivesOn: '2026-03-23', today: '2026-03-20' },
  ])
  expect(others).toEqual([])
  expect(only).toMatchObject({ leavesOn: '2026-03-20', numbers: ['1', '2'], lateOrders: 1 })
})
