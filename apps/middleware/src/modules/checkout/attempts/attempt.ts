import type { PaymentMethod } from '@tessera/contract/shop/constants'
import { sql } from '@tessera/server/sql'
import type { AskedLimit } from '../../people/spending-limits/check-placing.ts'
import { type AttemptState, hasFact } from './attempt-state.ts'

export interface Attempt {
  id: string
  purpose: 'order' | 'card' | 'invoices'
  orderId: string | null
  owner: string
  accountId: string | null
  method: PaymentMethod
  choice: string
  amountCents: number
  state: AttemptState
  isPlacing: boolean
  awaitsApproval: boolean
  /** The limit that the order exceeds, so that it waits for approval. */
  overLimit: AskedLimit | null
  providerToken: string | null
  savedCardId: string | null
  saveCard: boolean
  providerPaymentId: string | null
  /** How often an authorization that ran out was asked for again. */
  renewals: number
  capturedCents: number
  refundedCents: number
  reason: string | null
  message: string | null
  words: string
  nextUrl: string | null
  returnUrl: string
  email: string | null
  updatedAt: Date
  expiresAt: Date
}

export const attemptColumns = sql`id, purpose, order_id as "orderId", owner, account_id as "accountId", method, choice,
  amount_cents as "amountCents", state, is_placing as "isPlacing", awaits_approval as "awaitsApproval",
  over_limit as "overLimit", renewals,
  provider_token as "providerToken", saved_card_id as "savedCardId", save_card as "saveCard",
  provider_payment_id as "providerPaymentId", captured_cents as "capturedCents", refunded_cents as "refundedCents",
  reason, message, words, next_url as "nextUrl", return_url as "returnUrl", email, updated_at as "updatedAt",
  expires_at as "expiresAt"`

export const isPlacedState = (attempt: Attempt): boolean => hasFact(attempt, 'isPlaced')
export const endedUncharged = (attempt: Attempt): boolean => hasFact(attempt, 'endedUncharged')
export const isWaitingState = (attempt: Attempt): boolean => hasFact(attempt, 'isWaiting')
