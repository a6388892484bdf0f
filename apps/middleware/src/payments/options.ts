import type { PaymentOption } from '@tessera/client/shop/types.gen'
import { paymentTypeLabels } from '@tessera/contract/shop/constants'
import { isNetPro, isPro, type Visitor } from '../visitor.ts'
import { dueOn } from './due-on.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { usedCredit } from './terms-means.ts'

type OptionNeeds = Pick<PaymentNeeds, 'database' | 'citizenPayMinimumCents'>

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
const none = { reason: null, minimumCents: null, terms: null, dueOn: null, creditFreeCents: null }

/** The ways this customer may pay such a total, and why not the others. No total: the cart is not known yet. */
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
  const reason = isAvailable ? null : `Citizen Pay starts at ${dollars(minimumCents)}.`
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
    return { ...option, isAvailable: false, reason: 'Paying on terms is for pro accounts. Please sign in.' }
  const { account } = customer
  if (!isNetPro(account)) return { ...option, isAvailable: false, reason: whyNoTerms(customer.account) }
  const creditFreeCents = Math.max(0, account.creditLineCents - (await usedCredit(database, account.id)))
  const shortCents = (totalCents ?? 0) - creditFreeCents
  const reason =
    shortCents > 0
      ? `This order is ${dollars(shortCents)} above the free credit of your account. Pay open invoices first, or ask your store to raise the line.`
      : null
  const { terms } = account
  return { ...option, isAvailable: !reason, reason, terms, dueOn: dueOn(terms, now), creditFreeCents }
}

function whyNoTerms(account: NonNullable<Visitor['customer']>['account']): string {
  if (account.onHold) return 'Your account is on hold. Please call your store to settle it.'
  if (!isPro(account)) return 'Paying on terms is for pro accounts. Any store can open one.'
  return 'Your account has no net terms. Any store can look into that.'
}
