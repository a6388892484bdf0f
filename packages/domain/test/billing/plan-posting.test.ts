import { type PostableDocument, planPosting, spreadPayment } from '@tessera/domain/billing/plan-posting'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const debit = (id: string, openCents: number, freeCents = openCents): [string, PostableDocument] => [
  id,
  { id, side: 'debit', openCents, freeCents },
]
const documents = new Map([debit('RV1', 500), debit('RV2', 700, 600), debit('RV3', 0)])

test('a rest is a credit only if that is said, and a write-off has none', () => {
  const request = { kind: 'check', amountCents: 600, parts: [{ documentId: 'RV1', cents: 500 }] } as const
  expect(planPosting({ ...request, keepsRemainder: false }, documents)).toMatchObject({ field: 'keepsRemainder' })
  expect(planPosting({ ...request, keepsRemainder: true }, documents)).toMatchObject({ remainderCents: 100 })
  expect(planPosting({ ...request, kind: 'write-off', keepsRemainder: true }, documents)).toMatchObject({
    field: 'parts',
  })
})

test('a plan never pays more than is open and free, and adds up', () => {
  const part = fc.record({
    documentId: fc.constantFrom('RV1', 'RV2', 'RV3', 'RV4'),
    cents: fc.integer({ min: -5, max: 800 }),
  })
  const request = fc.record({
    kind: fc.constantFrom('check', 'ach', 'credit-memo', 'write-off', 'apply'),
    amountCents: fc.integer({ min: -5, max: 1500 }),
    parts: fc.array(part, { maxLength: 3 }),
    keepsRemainder: fc.boolean(),
  })
  fc.assert(
    fc.property(request, (asked) => {
      const planned = planPosting(asked, documents)
      if ('problem' in planned) return
      expect(planned.appliedCents + planned.remainderCents).toBe(asked.amountCents)
      for (const { documentId, cents, openCents } of planned.documents) {
        expect(cents).toBeGreaterThan(0)
        expect(cents).toBeLessThanOrEqual(documents.get(documentId)?.freeCents ?? 0)
        expect(openCents).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('a payment is spread over the oldest debts', () => {
  const debts = [
    { documentId: 'b', dueOn: '2026-03-02', cents: 300 },
    { documentId: 'a', dueOn: '2026-03-01', cents: 500 },
    { documentId: 'c', dueOn: '2026-03-03', cents: 300 },
  ]
  expect(spreadPayment(600, debts)).toEqual([
    { documentId: 'a', cents: 500 },
    { documentId: 'b', cents: 100 },
  ])
})
