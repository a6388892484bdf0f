import { loanOffer, loanTermsFor } from '@tessera/contract/shop/loan-offer'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('a loan without interest costs its amount', () => {
  expect(loanTermsFor(120_000, { months: 12, aprPercent: 0 })).toMatchObject({
    monthlyCents: 10_000,
    interestCents: 0,
    totalCents: 120_000,
  })
})

test('a thousand dollars over twelve months at 9.99% cost 54.94 of interest', () => {
  expect(loanTermsFor(100_000)).toEqual({
    ...loanOffer,
    monthlyCents: 8792,
    lastCents: 8782,
    interestCents: 5494,
    totalCents: 105_494,
  })
})

test('the payments settle the loan to the cent, and the last is never the largest', () => {
  const rates = fc.record({ months: fc.integer({ min: 1, max: 60 }), aprPercent: fc.integer({ min: 0, max: 3600 }) })
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 10_000_000 }), rates, (amountCents, { months, aprPercent }) => {
      const terms = loanTermsFor(amountCents, { months, aprPercent: aprPercent / 100 })
      expect(terms.totalCents).toBe(amountCents + terms.interestCents)
      expect(terms.totalCents).toBe(terms.monthlyCents * (months - 1) + terms.lastCents)
      expect(terms.interestCents).toBeGreaterThanOrEqual(0)
      expect(terms.lastCents).toBeLessThanOrEqual(terms.monthlyCents + months)
      expect(terms.lastCents).toBeGreaterThan(0)
    }),
  )
})
