import type { GivenPayment } from '@tessera/domain/payments/payment-change'
import type { Body } from '@tessera/server/call'
import { givenAmount } from './given-amount.ts'

const names = {
  Type: 'type',
  CreditCardID: 'creditCardID',
  SpendingAccountID: 'spendingAccountID',
  Accepted: 'accepted',
  OrderReturnID: 'orderReturnID',
} as const

export function givenPayment(body: Body): GivenPayment {
  const plain = Object.entries(names).filter(([name]) => body[name] !== undefined)
  return {
    ...Object.fromEntries(plain.map(([name, own]) => [own, body[name]])),
    ...(body.Amount !== undefined && { amount: givenAmount(body, 'Amount') }),
  }
}
