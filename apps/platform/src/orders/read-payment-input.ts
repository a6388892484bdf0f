import type { PaymentInput } from '@tessera/domain/payments/payment-change'
import type { RequestBody } from '@tessera/server/call'
import { readAmount } from './read-amount.ts'

const names = {
  Type: 'type',
  CreditCardID: 'creditCardID',
  SpendingAccountID: 'spendingAccountID',
  Accepted: 'accepted',
  OrderReturnID: 'orderReturnID',
} as const

export function readPaymentInput(body: RequestBody): PaymentInput {
  const plain = Object.entries(names).filter(([name]) => body[name] !== undefined)
  return {
    ...Object.fromEntries(plain.map(([name, own]) => [own, body[name]])),
    ...(body.Amount !== undefined && { amount: readAmount(body, 'Amount') }),
  }
}
