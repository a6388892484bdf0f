import { addedCost } from '@tessera/domain/checkout/added-cost'
import { findExtendProblem } from '@tessera/domain/sales/find-extend-problem'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkout, inState, line } from './sample-checkout.ts'

const box = (id: string, more = {}) => line({ id, ...more })

describe('what joins an order', () => {
  test('cannot go by parcel when all of it together is freight', () => {
    expect(addedCost(checkout([box('a')]), [box('b', { quantity: 8 })], 'ground')).toBeUndefined()
  })

  test('costs the difference: freight by weight, tax on goods and, where it is taxed, on freight', () => {
    // 19.3 lb go for $17.45, 38.6 lb for $29.45; Minnesota taxes both at 6.875 %
    const cost = addedCost(checkout([box('a')]), [box('b')], 'ground')
    expect(cost).toEqual({ shippingCents: 2945 - 1745, taxCents: 731 })
    expect(addedCost(checkout([box('a')]), [box('b')], 'store-pick-up')).toEqual({ shippingCents: 0, taxCents: 649 })
    const oregon = { shippingAddress: inState('OR') }
    expect(addedCost(checkout([box('a', oregon)]), [box('b', oregon)], null)).toEqual({ shippingCents: 0, taxCents: 0 })
  })

  test('comes to the same in however many steps', () => {
    const boxes = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(boxes, boxes, boxes, (one, two, three) => {
        const lines = [one, two, three].map((quantity, at) => box(`${at}`, { quantity, weight: 200 }))
        const [a, b, c] = lines as [(typeof lines)[0], (typeof lines)[0], (typeof lines)[0]] // three were made
        const steps = [addedCost(checkout([a]), [b], 'freight'), addedCost(checkout([a, b]), [c], 'freight')]
        const together = addedCost(checkout([a]), [b, c], 'freight')
        const sum = (of: 'shippingCents' | 'taxCents') => steps.reduce((all, step) => all + (step?.[of] ?? 0), 0)
        expect([sum('shippingCents'), sum('taxCents')]).toEqual([together?.shippingCents, together?.taxCents])
      }),
    )
  })
})

describe('an order takes more', () => {
  const facts = { status: 'open', origin: 'web', fulfilments: ['confirmed', 'allocated', 'canceled'] } as const
  const open = { ...facts, isOnTerms: true, isPaid: false, isMine: true, placedBy: 'Grace Okafor' }

  test('until it is picked, on terms, by the person who placed it; else it says what to do', () => {
    expect(findExtendProblem(open)).toBeUndefined()
    expect(findExtendProblem({ ...open, fulfilments: ['confirmed', 'picking'] })).toMatch(/new order/)
    expect(findExtendProblem({ ...open, isOnTerms: false })).toMatch(/^We can’t add .* new order/)
    expect(findExtendProblem({ ...open, isOnTerms: false, isPaid: true })).toMatch(/already paid.* new order/)
    expect(findExtendProblem({ ...open, isMine: false })).toMatch(/Only Grace Okafor/)
    expect(findExtendProblem({ ...open, origin: 'quote' })).toMatch(/quote/)
    expect(findExtendProblem({ ...open, origin: 'counter' })).toMatch(/call/)
    for (const status of ['awaiting-approval', 'completed', 'declined', 'canceled'] as const)
      expect(findExtendProblem({ ...open, status })).toBeDefined()
  })
})
