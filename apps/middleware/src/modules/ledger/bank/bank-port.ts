export interface BankDebit {
  /** Idempotency key: the bank debits once per key. */
  key: string
  routingNumber: string
  accountNumber: string
  holder: string
  cents: number
}

export type DebitStatus =
  | { status: 'none' | 'pending' | 'settled' }
  /** Possible after settlement too: banks can reverse a debit. */
  | { status: 'returned'; reason: string }

/** Debits of bank accounts. A bank accepts at once and decides after days. */
export interface Bank {
  debit(debit: BankDebit, now: Date): Promise<'accepted' | 'refused'>
  findStatus(key: string, now: Date): Promise<DebitStatus>
}
