import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import {
  allocateCredits,
  type Credit,
  type CreditAllocation,
  type OpenDebit,
} from '@tessera/domain/billing/allocate-credits'
import { refuse } from '../../../kit/shop-error.ts'
import type { LockedDocument } from './lock-documents.ts'
import type { PaymentRequest, RequestedDocument } from './read-payment-request.ts'

/**
 * Plans which credit or card amount pays which document, from the locked rows. Refuses the whole payment if one
 * document can't be paid.
 */
export function planPayment(request: PaymentRequest, locked: readonly LockedDocument[]): CreditAllocation {
  const byId = new Map(locked.map((document) => [document.id, document]))
  const debts = request.documents.map((requested) => debtOf(requested, byId.get(requested.documentId)))
  const plan = allocateCredits(debts, creditsOf(request, byId))
  if (request.expectedCents !== null && request.expectedCents !== plan.cashCents)
    return refuse('Billing.Changed', { data: { cardCents: plan.cashCents, creditCents: plan.creditCents } })
  return plan
}

function debtOf({ documentId, amountCents }: RequestedDocument, found: LockedDocument | undefined): OpenDebit {
  if (!found) return refuse('NotFound', { message: `We couldn’t find document ${documentId}.` })
  const { id, side, dueOn, documentOn, openCents, freeCents, disputedCents } = found
  if (side === 'credit') return refuseDocument('Billing.NotPayable', id)
  if (openCents === 0) return refuseDocument('Billing.NothingOpen', id)
  const cents = amountCents ?? freeCents - disputedCents
  if (freeCents === 0 || (cents > freeCents && cents <= openCents)) return refuseDocument('Billing.BeingPaid', id)
  if (cents > openCents) return refuseDocument('Billing.TooMuch', id, { openCents })
  // fully disputed: paying it needs an explicit amount
  if (cents <= 0) return refuseDocument('Billing.NothingOpen', id)
  return { id, dueOn: dueOn ?? documentOn, cents, byCreditsCents: freeCents - disputedCents }
}

const refuseDocument = (code: ShopErrorCode, documentId: string, more: object = {}): never =>
  refuse(code, { data: { documentId, ...more } })

function creditsOf({ useCredits, creditIds }: PaymentRequest, byId: ReadonlyMap<string, LockedDocument>): Credit[] {
  if (!useCredits) return []
  if (creditIds) return creditIds.map((id) => chosenCredit(id, byId.get(id)))
  return [...byId.values()].filter(isFreeCredit)
}

const isFreeCredit = ({ side, freeCents }: LockedDocument): boolean => side === 'credit' && freeCents > 0

function chosenCredit(id: string, found: LockedDocument | undefined): Credit {
  if (found?.side !== 'credit') return refuse('NotFound', { message: `We couldn’t find credit ${id}.` })
  return isFreeCredit(found) ? found : refuseDocument('Billing.NothingOpen', id)
}
