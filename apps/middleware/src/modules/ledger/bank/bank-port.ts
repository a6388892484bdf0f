export interface BankDebit {
  /** The bank debits once for a key. */
  key: string
  routingNumber: string
  accountNumber: string
  holder: string
  cents: number
}

export type DebitStanding =
  | { status: 'none' | 'pending' | 'settled' }
  /** Also after it was settled: banks take money back. */
  | { status: 'returned'; reason: string }

/** Debits of bank accounts, in the shop's words. A bank says yes at once and knows after days. */
export interface Bank {
  debit(asked: BankDebit, now: Date): Promise<'accepted' | 'refused'>
  look(key: string, now: Date): Promise<DebitStanding>
}
