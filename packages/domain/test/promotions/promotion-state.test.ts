import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotionProblem } from '../../src/promotions/problem.ts'
import { promotionState, trialTime } from '../../src/promotions/promotion-state.ts'
import { factsOf, lineOf, tenOff } from './sample.ts'

const facts = factsOf([lineOf('a', 1, 50)])
const days = fc.option(
  fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}T12:00:00Z`),
)
const terms = fc.record({
  Active: fc.boolean(),
  StartDate: days,
  ExpirationDate: days,
  RedemptionLimit: fc.option(fc.integer({ min: 1, max: 3 })),
  RedemptionCount: fc.integer({ min: 0, max: 3 }),
})

test('a promotion runs exactly if an order may get it', () => {
  fc.assert(
    fc.property(terms, (some) => {
      const promotion = { ...tenOff, ...some }
      const problem = promotionProblem(promotion, { facts, userRedemptions: 0, isAssigned: false, appliedOthers: [] })
      expect(promotionState(promotion, facts.now) === 'running').toBe(problem === undefined)
    }),
  )
})

test('each state has its reason', () => {
  const stateWith = (some: object) => promotionState({ ...tenOff, ...some }, facts.now)
  expect(stateWith({})).toBe('running')
  expect(stateWith({ Active: false })).toBe('off')
  expect(stateWith({ StartDate: '2026-04-01T00:00:00Z' })).toBe('planned')
  expect(stateWith({ ExpirationDate: '2026-02-01T00:00:00Z' })).toBe('over')
  expect(stateWith({ RedemptionLimit: 2, RedemptionCount: 2 })).toBe('used-up')
})

test('the trial time is within the dates', () => {
  fc.assert(
    fc.property(terms, (some) => {
      const { StartDate, ExpirationDate } = some
      fc.pre(StartDate === null || ExpirationDate === null || StartDate < ExpirationDate)
      const promotion = { ...tenOff, ...some, Active: true, RedemptionLimit: null }
      expect(promotionState(promotion, trialTime(promotion, facts.now))).toBe('running')
    }),
  )
})
