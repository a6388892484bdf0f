import { isAccountNumber, isRoutingNumber } from '@tessera/domain/billing/routing-number'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import type { Bank } from '../bank/bank-port.ts'
import { releasePayment } from './release-invoices.ts'

export interface BankAccount {
  routingNumber: string
  accountNumber: string
  holder: string
}

/** Normalizes and validates the typed bank account. */
export function readBankAccount(typed: BankAccount): BankAccount {
  const [routingNumber, accountNumber] = [typed.routingNumber, typed.accountNumber].map((one) =>
    one.replace(/[\s-]/g, ''),
  )
  if (!routingNumber || !isRoutingNumber(routingNumber))
    return invalid('bank.routingNumber', 'Enter the nine-digit routing number at the lower left of your check.')
  if (!accountNumber || !isAccountNumber(accountNumber))
    return invalid('bank.accountNumber', 'Enter an account number with 4 to 17 digits.')
  const holder = typed.holder.trim()
  return holder === ''
    ? invalid('bank.holder', 'Enter the account holder’s name.')
    : { routingNumber, accountNumber, holder }
}

export const bankAccountText = ({ accountNumber }: BankAccount): string =>
  `Bank account ending in ${accountNumber.slice(-4)}`

/**
 * Requests the debit after the payment is stored. If this process dies afterwards, a job asks the bank for the status.
 * The account number is not stored, so a debit the bank never received is released.
 */
export async function payFromBank(
  { database, bank }: { database: Database; bank: Bank },
  paymentId: string,
  account: BankAccount,
  now: Date,
): Promise<void> {
  const payment = await database.find<{ cents: number }>(sql`
    select card_cents::float8 as cents from invoice_payments where id = ${paymentId} and bank_state = 'asked'`)
  if (!payment) return
  const answer = await bank.debit({ key: paymentId, ...account, cents: payment.cents }, now)
  if (answer === 'accepted') {
    await database.rows(sql`
      update invoice_payments set bank_state = 'pending' where id = ${paymentId} and bank_state = 'asked'`)
    return
  }
  await database.transaction((db) => releasePayment(db, paymentId, 'the bank refused'))
}
