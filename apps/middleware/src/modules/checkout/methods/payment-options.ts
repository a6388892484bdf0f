import type { PaymentOption } from '@tessera/client/shop/types.gen'
import { paymentTypeLabels } from '@tessera/contract/shop/constants'
import { dueDate } from '@tessera/domain/billing/due-date'
import { formatDollars } from '@tessera/domain/format-dollars'
import { dayIn } from '@tessera/domain/local-time'
import { isNetPro, isPro, type Visitor } from '../../../kit/visitor.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { usedCredit } from './terms-method.ts'

type OptionNeeds = Pick<PaymentNeeds, 'database' | 'citizenPayMinimumCents'>

const none = { reason: null, minimumCents: null, terms: null, dueOn: null, creditFreeCents: null }

/**
 * Payment methods for this customer and total, with the reason for each that isn't available. `totalCents` is null
 * while the cart isn't known.
 */
export async function paymentOptionsFor(
  needs: OptionNeeds,
  visitor: Visitor,
  totalCents: number | null,
  now: Date,
): Promise<PaymentOption[]> {
  return [
    { ...none, method: 'Credit_Card', label: paymentTypeLabels.Credit_Card, isAvailable: true },
    loanOption(needs.citizenPayMinimumCents, totalCents),
    await termsOption(needs, visitor, totalCents, now),
  ]
}

function loanOption(minimumCents: number, totalCents: number | null): PaymentOption {
  const isAvailable = totalCents === null || totalCents >= minimumCents
  const reason = isAvailable ? null : `Citizen Pay starts at ${formatDollars(minimumCents)}.`
  return { ...none, method: 'Citizen_Pay', label: 'Citizen Pay', isAvailable, reason, minimumCents }
}

async function termsOption(
  { database }: OptionNeeds,
  { customer }: Visitor,
  totalCents: number | null,
  now: Date,
): Promise<PaymentOption> {
  const option = { ...none, method: 'Invoice' as const, label: paymentTypeLabels.Invoice }
  if (!customer)
    return { ...option, isAvailable: false, reason: 'Payment on terms is for Pro Accounts. Please sign in.' }
  const { account } = customer
  if (!isNetPro(account)) return { ...option, isAvailable: false, reason: whyNoTerms(customer.account) }
  const creditFreeCents = Math.max(0, account.creditLineCents - (await usedCredit(database, account.id)))
  const shortCents = (totalCents ?? 0) - creditFreeCents
  const reason =
    shortCents > 0
      ? `This order is ${formatDollars(shortCents)} over your available credit. Pay open invoices first, or ask your store to raise your credit line.`
      : null
  const { terms } = account
  return {
    ...option,
    isAvailable: !reason,
    reason,
    terms,
    dueOn: dueDate(terms, dayIn(now, account.timeZone)),
    creditFreeCents,
  }
}

function whyNoTerms(account: NonNullable<Visitor['customer']>['account']): string {
  if (account.onHold) return 'Your account is on hold. Please call your store to settle it.'
  if (!isPro(account)) return 'Payment on terms is for Pro Accounts. Any store can help you open one.'
  return 'Your account doesn’t have net terms. Ask any store about them.'
}
