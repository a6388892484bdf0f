import { planStoreStep, type StoreStepFacts } from '@tessera/domain/sales/plan-store-step'
import { expect, test } from 'vitest'

const order = (changes: Partial<StoreStepFacts>): StoreStepFacts => ({
  status: 'open',
  shipKind: 'freight',
  fulfilments: ['confirmed'],
  isBeingCanceled: false,
  isAwaitingPayment: false,
  isPicked: false,
  isUnderWay: false,
  ...changes,
})

test.each<[string, Partial<StoreStepFacts>, string]>([
  ['a canceled order', { status: 'canceled' }, 'It was canceled.'],
  ['an order that is being canceled', { isBeingCanceled: true }, 'It is being canceled.'],
  ['an order that waits for its company', { status: 'awaiting-approval' }, 'It needs its company’s approval.'],
  ['an order whose payment is not complete', { isAwaitingPayment: true }, 'It isn’t paid yet.'],
  ['boxes that are not there', { fulfilments: ['shipped', 'backordered'] }, 'The rest is backordered.'],
  ['a delivered order', { status: 'completed', fulfilments: ['delivered'] }, 'Nothing is left to do.'],
])('%s takes no step: %s', (_, changes, reason) => {
  expect(planStoreStep(order(changes))).toEqual({ step: null, reason })
})

test.each<[string, Partial<StoreStepFacts>, string]>([
  ['a new order', {}, 'allocated'],
  ['reserved boxes', { fulfilments: ['allocated'] }, 'picking'],
  ['picked boxes', { fulfilments: ['picking'], isPicked: true }, 'shipped'],
  ['a picked pickup', { fulfilments: ['picking'], isPicked: true, shipKind: 'pick-up' }, 'ready-for-pick-up'],
  ['a pickup that is ready', { fulfilments: ['ready-for-pick-up'], isPicked: true, shipKind: 'pick-up' }, 'delivered'],
  ['boxes on the road', { status: 'completed', fulfilments: ['shipped'], isUnderWay: true }, 'delivered'],
])('%s', (_, changes, step) => {
  expect(planStoreStep(order(changes))).toEqual({ step, reason: null })
})
