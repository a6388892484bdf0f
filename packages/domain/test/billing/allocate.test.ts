import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateCredits, applyCredits } from '../../src/billing/allocate-credits.ts'

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-03-${String(number).padStart(2, '0')}`)
const debts = fc.uniqueArray(
  fc.record({ id: fc.stringMatching(/^RV\d{3}$/), dueOn: day, cents: fc.integer({ min: 1, max: 100_000 }) }),
  { selector: ({ id }) => id, maxLength: 8 },
)
const credits = fc.uniqueArray(
  fc.record({ id: fc.stringMatching(/^DG\d{3}$/), documentOn: day, freeCents: fc.integer({ min: 0, max: 100_000 }) }),
  { selector: ({ id }) => id, maxLength: 5 },
)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

test('credits pay what is due first, the oldest credit before the others, and the card pays the rest', () => {
  const plan = allocateCredits(
    [
      { id: 'late', dueOn: '2026-01-01', cents: 100 },
      { id: 'later', dueOn: '2026-02-01', cents: 100 },
    ],
    [
      { id: 'new', documentOn: '2025-12-01', freeCents: 90 },
      { id: 'old', documentOn: '2025-11-01', freeCents: 60 },
    ],
  )
  expect(plan).toEqual({
    parts: [
      { documentId: 'late', creditId: 'old', cents: 60 },
      { documentId: 'late', creditId: 'new', cents: 40 },
      { documentId: 'later', creditId: 'new', cents: 50 },
      { documentId: 'later', creditId: null, cents: 50 },
    ],
    creditCents: 150,
    cashCents: 50,
  })
})

test('what is in dispute is paid by no credit, whatever was asked', () => {
  const credit = { id: 'DG1', documentOn: '2026-01-01', freeCents: 100_000 }
  const owed = (byCreditsCents: number) => [{ id: 'RV1', dueOn: '2026-01-01', cents: 500, byCreditsCents }]
  expect(allocateCredits(owed(0), [credit])).toMatchObject({ creditCents: 0, cashCents: 500 })
  expect(allocateCredits(owed(-20), [credit])).toMatchObject({ creditCents: 0, cashCents: 500 })
  expect(allocateCredits(owed(200), [credit])).toMatchObject({ creditCents: 200, cashCents: 300 })
  expect(applyCredits(owed(0), [credit])).toEqual([])
})

test('every debt is paid to the cent, and no credit gives more than it has', () => {
  fc.assert(
    fc.property(debts, credits, (owed, given) => {
      const { parts, cashCents, creditCents } = allocateCredits(owed, given)
      for (const { id, cents } of owed)
        expect(sum(parts.filter(({ documentId }) => documentId === id).map((part) => part.cents))).toBe(cents)
      for (const { id, freeCents } of given)
        expect(sum(parts.filter(({ creditId }) => creditId === id).map((part) => part.cents))).toBeLessThanOrEqual(
          freeCents,
        )
      expect(parts.every(({ cents }) => cents > 0)).toBe(true)
      expect(cashCents + creditCents).toBe(sum(owed.map(({ cents }) => cents)))
      // a card is charged only when no credit is left
      expect(creditCents).toBe(Math.min(cashCents + creditCents, sum(given.map(({ freeCents }) => freeCents))))
    }),
  )
})

test('nothing that is due later gets a credit while something earlier is unpaid', () => {
  fc.assert(
    fc.property(debts, credits, (owed, given) => {
      const parts = applyCredits(owed, given)
      const paid = (id: string) => sum(parts.filter(({ documentId }) => documentId === id).map(({ cents }) => cents))
      for (const early of owed.filter(({ id, cents }) => paid(id) < cents))
        expect(owed.filter(({ id, dueOn }) => dueOn > early.dueOn && paid(id) > 0)).toEqual([])
    }),
  )
})
