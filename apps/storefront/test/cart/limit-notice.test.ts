import { expect, test } from 'vitest'
import { limitMessage } from '../../app/features/cart/limit-notice.tsx'

const limits = {
  mayBuy: true,
  orderLimitCents: 150_000,
  monthLimitCents: 200_000,
  monthUsedCents: 120_000,
  managers: ['Grace Okafor'],
  overLimit: 'block' as 'approve' | 'block',
  approvers: ['Grace Okafor', 'Ben Sorensen'],
}

test('a colleague reads in the cart how far the month goes, by how much an order is above it, and whom to ask', () => {
  expect(limitMessage(limits, 80_000)?.text).toBe('$1,200.00 of your $2,000.00 monthly limit used.')
  expect(limitMessage(limits, 80_001)).toEqual({
    kind: 'warning',
    text: '$1,200.00 of your $2,000.00 monthly limit used; this order would exceed it by $0.01. Ask Grace Okafor.',
  })
  expect(limitMessage(limits, 150_001)?.text).toMatch(/over your \$1,500\.00 per-order limit\. Ask Grace Okafor\.$/)
  expect(limitMessage({ ...limits, mayBuy: false }, 1)?.text).toMatch(/can’t place orders/)
})

test('a user without a limit sees no notice', () => {
  expect(limitMessage(undefined, 1)).toBeUndefined()
  expect(limitMessage({ ...limits, orderLimitCents: null, monthLimitCents: null }, 9_000_000)).toBeUndefined()
})

test('an order above a limit says who approves it, unless nobody can', () => {
  const asking = { ...limits, overLimit: 'approve' as const }
  const who = 'You can place it; it ships once Grace Okafor or Ben Sorensen approves it.'
  expect(limitMessage(asking, 150_001)?.text).toBe(`This order is over your $1,500.00 per-order limit. ${who}`)
  expect(limitMessage(asking, 80_001)?.text).toMatch(/exceed it by \$0\.01\. You can place it/)
  expect(limitMessage({ ...asking, approvers: [] }, 150_001)?.text).toMatch(/Ask Grace Okafor\.$/)
})
