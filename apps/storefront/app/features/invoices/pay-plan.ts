import type { BillingRow } from '@tessera/client/shop/types.gen'
import { allocateCredits } from '@tessera/domain/billing/allocate-credits'
import { formatMoney } from '@tessera/ui/format'
import { defaultPayable, maxPayable, readAmount } from './payable.ts'

export type PayableRow = Pick<
  BillingRow,
  | 'documentId'
  | 'typeText'
  | 'jobName'
  | 'poNumber'
  | 'dueOn'
  | 'documentOn'
  | 'daysOverdue'
  | 'openCents'
  | 'heldCents'
  | 'disputedCents'
>

/** A credit and its amount not reserved by other payments. */
export interface AvailableCredit {
  documentId: string
  documentOn: string
  freeCents: number
}

export interface PayPlan {
  totalCents: number
  creditCents: number
  cardCents: number
  /** Problems with the amounts, by document number. */
  problems: ReadonlyMap<string, string>
  /** True if a document is paid in part, which asks for a reason. */
  hasPart: boolean
}

/** Splits the payment over documents and credits, as the middleware will again under lock. Amounts are as typed. */
export function planOf(
  rows: readonly PayableRow[],
  typed: ReadonlyMap<string, string>,
  credits: readonly AvailableCredit[],
): PayPlan {
  const wanted = rows.map((row) => ({ row, cents: readAmount(typed.get(row.documentId) ?? '') }))
  const problems = new Map(
    wanted.flatMap(({ row, cents }): [string, string][] => {
      const problem = problemOf(row, cents)
      return problem ? [[row.documentId, problem]] : []
    }),
  )
  // an amount that can't be paid is in no total
  const debts = wanted.map(({ row, cents = 0 }) => ({
    id: row.documentId,
    dueOn: row.dueOn ?? row.documentOn,
    cents: problems.has(row.documentId) ? 0 : cents,
    byCreditsCents: defaultPayable(row),
  }))
  const purses = credits.map(({ documentId, ...credit }) => ({ ...credit, id: documentId }))
  const { creditCents, cashCents } = allocateCredits(debts, purses)
  const hasPart = wanted.some(({ row, cents }) => cents !== undefined && cents < defaultPayable(row))
  return { totalCents: creditCents + cashCents, creditCents, cardCents: cashCents, problems, hasPart }
}

function problemOf(row: PayableRow, cents: number | undefined): string | undefined {
  const max = maxPayable(row)
  if (cents === undefined) return 'Enter an amount, for example 120.50.'
  if (cents === 0) return 'Enter at least $0.01, or remove the document.'
  return cents > max ? `You can pay up to ${formatMoney(max)}.` : undefined
}
