import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PayableRow, planOf } from '../../app/features/invoices/pay-plan.ts'
import { amountText, defaultPayable, maxPayable, readAmount } from '../../app/features/invoices/payable.ts'

const row = (documentId: string, given: Partial<PayableRow> = {}): PayableRow => ({
  documentId,
  typeText: 'Invoice',
  jobName: null,
  poNumber: null,
  dueOn: '2026-10-01',
  documentOn: '2026-09-01',
  daysOverdue: 0,
  openCents: 10_000,
  heldCents: 0,
  disputedCents: 0,
  ...given,
})
const credit = { documentId: 'DG1', documentOn: '2026-09-05', freeCents: 3000 }

test.each(['', 'ten', '-5', '1.234', '1e3'])('%j is no amount', (text) => expect(readAmount(text)).toBeUndefined())

test.each([
  ['1204.1', 120_410],
  ['$1,204.10', 120_410],
  ['7', 700],
])('%s is %i cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents)
  expect(readAmount(amountText(cents))).toBe(cents)
})

test('amounts above the balance, zero and invalid amounts are reported beside their document', () => {
  const rows = [row('RV1'), row('RV2'), row('RV3'), row('RV4', { heldCents: 4000 })]
  const typed = new Map([
    ['RV1', '100.01'],
    ['RV2', '0'],
    ['RV3', 'some'],
    ['RV4', '60.01'],
  ])
  expect([...planOf(rows, typed, []).problems.keys()]).toEqual(['RV1', 'RV2', 'RV3', 'RV4'])
})

test('an amount that can’t be paid is in no total', () => {
  const typed = new Map([
    ['RV1', '99999'],
    ['RV2', '50.00'],
  ])
  const plan = planOf([row('RV1'), row('RV2')], typed, [])
  expect(plan).toMatchObject({ totalCents: 5000, creditCents: 0, cardCents: 5000 })
  expect([...plan.problems.keys()]).toEqual(['RV1'])
})

test('no plan asks for more than the documents are open for', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, cents), { maxLength: 6 }), cents, (amounts, freeCents) => {
      const rows = amounts.map(([openCents], at) => row(`RV${at}`, { openCents }))
      const typed = new Map(amounts.map(([, wanted], at) => [`RV${at}`, amountText(wanted)]))
      const plan = planOf(rows, typed, [{ ...credit, freeCents }])
      expect(plan.totalCents).toBe(plan.creditCents + plan.cardCents)
      expect(plan.totalCents).toBeLessThanOrEqual(rows.reduce((sum, { openCents }) => sum + openCents, 0))
    }),
  )
})

test('credits go first, and the card pays the rest', () => {
  const typed = new Map([
    ['RV1', '100.00'],
    ['RV2', '50.00'],
  ])
  const plan = planOf([row('RV1'), row('RV2')], typed, [credit])
  expect(plan).toMatchObject({ totalCents: 15_000, creditCents: 3000, cardCents: 12_000, hasPart: true })
  expect(plan.problems.size).toBe(0)
})

test('a credit that is larger leaves nothing for the card', () => {
  const plan = planOf([row('RV1', { openCents: 2000 })], new Map([['RV1', '20.00']]), [credit])
  expect(plan).toMatchObject({ creditCents: 2000, cardCents: 0, hasPart: false })
})

test('a disputed document is paid only if chosen, and one that a colleague is paying is not', () => {
  const open = row('RV1', { heldCents: 1000, disputedCents: 2500 })
  expect(defaultPayable(open)).toBe(6500)
  expect(maxPayable(open)).toBe(9000)
  expect(planOf([open], new Map([['RV1', '65.00']]), []).hasPart).toBe(false)
})
