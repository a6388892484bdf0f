import { addDays, daysBetween, lastDayOf, monthOf } from '@tessera/domain/billing/calendar'
import type { NewPayment } from '@tessera/middleware/modules/ledger/books'
import type { HistoryClock } from './history-clock.ts'

/** A debit of the account and its open balance. */
export interface OpenDebit {
  id: string
  documentOn: string
  dueOn: string
  leftCents: number
}

/** Days an invoice is overdue today; negative means not due yet. */
const exceptions = {
  /** Fully unpaid. */
  open: [12, 47, 75],
  partPaid: [25, -18],
  disputed: [110],
} as const

export interface InvoiceExceptions {
  open: OpenDebit[]
  partPaid: OpenDebit[]
  disputed: OpenDebit[]
}

/** Picks for each target age the invoice that is closest; no invoice is picked twice. */
export function pickExceptions(debits: readonly OpenDebit[], { today }: HistoryClock): InvoiceExceptions {
  const free = new Set(debits.filter(({ leftCents }) => leftCents > 30_000))
  const nearest = (late: number): OpenDebit[] => {
    const found = [...free].sort(
      (one, other) => lateDifference(one, late, today) - lateDifference(other, late, today),
    )[0]
    if (found) free.delete(found)
    return found ? [found] : []
  }
  return {
    open: exceptions.open.flatMap(nearest),
    partPaid: exceptions.partPaid.flatMap(nearest),
    disputed: exceptions.disputed.flatMap(nearest),
  }
}

const lateDifference = ({ dueOn }: OpenDebit, late: number, today: string): number =>
  Math.abs(daysBetween(dueOn, today) - late)

type Payer = Pick<NewPayment, 'accountId' | 'personId'>

/**
 * The bookkeeper pays by check on the 15th and the last day of a month. Every ninth check is three weeks late, one is
 * more than a month late.
 */
export function usualChecks(debits: readonly OpenDebit[], payer: Payer, { today }: HistoryClock): NewPayment[] {
  const runs = Map.groupBy(debits, ({ dueOn }) => payDay(dueOn))
  return [...runs].flatMap(([day, due], index) => {
    const late = index % 9 === 5 ? (index === 14 ? 38 : 21) : 0
    const paidOn = addDays(day, late)
    const parts = due
      .filter(({ leftCents, documentOn }) => leftCents > 0 && documentOn <= paidOn)
      .map(({ id, leftCents }) => ({ documentId: id, cents: leftCents }))
    if (paidOn > today || parts.length === 0) return []
    return [paymentOf(payer, paidOn, `Check ${1041 + index}`, parts)]
  })
}

const payDay = (dueOn: string): string => (dueOn.slice(8) <= '15' ? `${monthOf(dueOn)}-15` : lastDayOf(monthOf(dueOn)))

export const paymentOf = (
  payer: Payer,
  paidOn: string,
  reference: string,
  parts: NewPayment['parts'],
  moreCents = 0,
): NewPayment => ({
  ...payer,
  key: `history ${reference} ${paidOn} ${payer.accountId}`,
  paidOn,
  cents: parts.reduce((sum, { cents }) => sum + cents, moreCents),
  reference,
  parts,
})
