import { documentPrefixes } from '@tessera/contract/shop/constants'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageingOf, bucketOf, daysOverdue } from '../../src/billing/ageing.ts'
import { billingStatusLabel, billingStatusOf } from '../../src/billing/billing-status.ts'
import { addDays, addMonths, addMonthsToDay, daysBetween, lastDayOf } from '../../src/billing/calendar.ts'
import { documentTypes, isCredit } from '../../src/billing/document-types.ts'
import { dueDate } from '../../src/billing/due-date.ts'
import { type StatementMovement, statementOf } from '../../src/billing/statement.ts'

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days))

describe('days and months', () => {
  test('a month ends on its last day, leap years too', () => {
    expect(['2024-02', '2025-02', '2025-12'].map(lastDayOf)).toEqual(['2024-02-29', '2025-02-28', '2025-12-31'])
    expect(addMonths('2025-12', 1)).toBe('2026-01')
    expect(addMonths('2026-01', -13)).toBe('2024-12')
    expect(addMonthsToDay('2024-02-29', 12)).toBe('2025-02-28')
  })

  test('so many days on are so many days between', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
      }),
    )
  })

  test('terms count net days from the document', () => {
    expect(dueDate('NT30', '2026-01-31')).toBe('2026-03-02')
    expect(dueDate('NT45', '2026-01-01')).toBe('2026-02-15')
    expect(dueDate('NT90', '2026-01-01')).toBe('2026-04-01')
    expect(dueDate('Z000', '2026-01-01')).toBe('2026-01-01')
  })
})

describe('ageing', () => {
  test.each([
    ['2026-03-31', 'notDueCents'],
    ['2026-03-30', 'days30Cents'],
    ['2026-03-01', 'days30Cents'],
    ['2026-02-28', 'days60Cents'],
    ['2026-01-30', 'days60Cents'],
    ['2026-01-29', 'days90Cents'],
    ['2025-12-31', 'days90Cents'],
    ['2025-12-30', 'olderCents'],
  ])('what was due on %s is %s', (dueOn, bucket) => {
    expect(bucketOf({ type: 'RV', dueOn, openCents: 1 }, '2026-03-31')).toBe(bucket)
  })

  test('every cent is in one bucket, and the balance is debits less credits', () => {
    const documents = fc.array(
      fc.record({ type: fc.constantFrom(...documentPrefixes), dueOn: anyDay, openCents: fc.nat({ max: 1_000_000 }) }),
    )
    fc.assert(
      fc.property(documents, anyDay, (open, today) => {
        const owed = open.reduce((sum, { type, openCents }) => sum + (isCredit(type) ? -openCents : openCents), 0)
        const { unappliedCents, ...debts } = ageingOf(open, today)
        expect(Object.values(debts).reduce((sum, cents) => sum + cents, 0) - unappliedCents).toBe(owed)
      }),
    )
  })

  test('nothing is overdue on its due date', () => {
    expect(daysOverdue('2026-03-31', '2026-03-31')).toBe(0)
    expect(daysOverdue(null, '2026-03-31')).toBe(0)
  })
})

describe('documents', () => {
  const invoice = {
    isCredit: false,
    dueOn: '2026-03-01',
    amountCents: 100,
    openCents: 100,
    heldCents: 0,
    disputedCents: 0,
    reversedOn: null,
  }

  test('say what matters most about them', () => {
    expect(billingStatusOf({ ...invoice, openCents: 0 }, '2026-04-01')).toBe('cleared')
    expect(billingStatusOf({ ...invoice, heldCents: 1, disputedCents: 1 }, '2026-04-01')).toBe('being-paid')
    expect(billingStatusOf({ ...invoice, disputedCents: 1 }, '2026-04-01')).toBe('disputed')
    expect(billingStatusLabel(invoice, '2026-03-02')).toBe('1 day overdue')
    expect(billingStatusOf({ ...invoice, openCents: 40 }, '2026-03-01')).toBe('partially-paid')
    expect(billingStatusLabel({ ...invoice, isCredit: true, dueOn: null }, '2026-03-02')).toBe('Unapplied')
    const reversed = { ...invoice, isCredit: true, openCents: 0, reversedOn: '2026-03-01' }
    expect(billingStatusLabel(reversed, '2026-03-02')).toBe('Reversed')
  })

  test('of ten types are debits or credits as the back office has them', () => {
    const credits = documentPrefixes.filter((type) => documentTypes[type].side === 'credit')
    expect(credits).toEqual(['DG', 'DZ', 'Z3', 'ZG'])
  })
})

test('a statement closes with its opening and all that moved', () => {
  const kinds = fc.constantFrom<StatementMovement['kind']>('charge', 'payment', 'credit', 'write-off', 'refund')
  const movements = fc.array(
    fc.record({ kind: kinds, cents: fc.nat({ max: 1_000_000 }) }).map(({ kind, cents }) => ({
      kind,
      cents: kind === 'charge' || kind === 'refund' ? cents : -cents,
    })),
  )
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), movements, (opening, moved) => {
      const sums = statementOf(opening, moved)
      expect(sums.closingCents).toBe(opening + moved.reduce((sum, { cents }) => sum + cents, 0))
      expect(sums.chargesCents).toBeGreaterThanOrEqual(0)
      expect(sums.creditsCents).toBeGreaterThanOrEqual(0)
    }),
  )
})
