import { nextStaffStep, type StaffStepFacts } from '@tessera/domain/sales/next-staff-step'
import { expect, test } from 'vitest'

const order = (changes: Partial<StaffStepFacts> = {}): StaffStepFacts => ({
  status: 'open',
  isBeingCanceled: false,
  isAwaitingPayment: false,
  isPickUp: false,
  lines: [{ leftBoxes: 2, fulfilment: 'picking' }],
  shipments: [],
  ...changes,
})
const done = { leftBoxes: 0, fulfilment: 'shipped' }

test.each<[string, Partial<StaffStepFacts>, string | undefined]>([
  ['an order that is being canceled', { isBeingCanceled: true }, undefined],
  ['a declined order', { status: 'declined', lines: [done] }, undefined],
  ['an order that waits for its company', { status: 'awaiting-approval' }, 'approval'],
  ['an order whose payment is not complete', { isAwaitingPayment: true }, 'payment'],
  ['an order with boxes left', {}, 'ship'],
  ['a pickup that is not ready', { isPickUp: true }, 'ready'],
  [
    'a pickup that is ready',
    { isPickUp: true, lines: [{ leftBoxes: 1, fulfilment: 'ready-for-pick-up' }] },
    'hand-over',
  ],
  ['boxes on the road', { status: 'completed', lines: [done], shipments: [{ deliveredAt: null }] }, 'arrival'],
  ['a delivered order', { status: 'completed', lines: [done], shipments: [{ deliveredAt: '2026-11-16' }] }, undefined],
  [
    'a part on the road and a part left',
    { lines: [done, { leftBoxes: 1, fulfilment: 'picking' }], shipments: [{ deliveredAt: null }] },
    'ship',
  ],
])('%s', (_, changes, step) => {
  expect(nextStaffStep(order(changes))).toBe(step)
})
