import { minus, sum, type Units, zero } from '../money.ts'
import type { Payment } from '../order-model/order-state.ts'
import { type Problem, problem } from '../order-model/problem.ts'
import { amountsOf } from './amounts.ts'

/** A spending account as one user may use it. Missing: it does not exist or is not assigned to the user. */
export interface SpendingAccount {
  id: string
  balance: Units
  allowAsPaymentMethod: boolean
  /** From the assignment. */
  allowExceed: boolean
  startDate: string | null
  endDate: string | null
}

export type SpendingAccounts = ReadonlyMap<string, SpendingAccount>

/** An amount taken from a spending account; negative if returned. */
export interface AccountDebit {
  spendingAccountID: string
  amount: Units
}

export function findAccountProblem(id: string, account: SpendingAccount | undefined, now: Date): Problem | undefined {
  const data = { SpendingAccountID: id }
  if (!account?.allowAsPaymentMethod) return problem('Payment.InvalidSpendingAccountID', data)
  const { startDate, endDate } = account
  const isEarly = startDate !== null && Date.parse(startDate) > now.getTime()
  const isLate = endDate !== null && Date.parse(endDate) < now.getTime()
  return isEarly || isLate ? problem('Payment.CannotUseExpiredSpendingAccount', data) : undefined
}

/** Amounts still to be debited, by account: two payments share one balance. */
export function outstandingDebits(payments: readonly Payment[], total: Units): AccountDebit[] {
  const amounts = amountsOf(payments, total)
  return summedDebits(
    payments.flatMap(({ id, type, spendingAccountID, debited }) =>
      type === 'SpendingAccount' && spendingAccountID !== null
        ? { spendingAccountID, amount: minus(amounts.get(id) ?? zero, debited) }
        : [],
    ),
  )
}

/** One entry per account, sorted in lock order. */
export function summedDebits(debits: readonly AccountDebit[]): AccountDebit[] {
  const ids = [...new Set(debits.map(({ spendingAccountID }) => spendingAccountID))].sort()
  return ids
    .map((id) => ({
      spendingAccountID: id,
      amount: sum(debits.filter(({ spendingAccountID }) => spendingAccountID === id).map(({ amount }) => amount)),
    }))
    .filter(({ amount }) => amount !== 0)
}

/** Problems of accounts that cannot cover their debits today. */
export const debitProblems = (debits: readonly AccountDebit[], accounts: SpendingAccounts, now: Date): Problem[] =>
  debits
    .filter(({ amount }) => amount > 0)
    .flatMap(({ spendingAccountID, amount }) => {
      const account = accounts.get(spendingAccountID)
      const unusable = findAccountProblem(spendingAccountID, account, now)
      if (unusable || !account) return unusable ?? []
      if (amount <= account.balance || account.allowExceed) return []
      return problem('Payment.ExceedsBalance', { SpendingAccountID: spendingAccountID })
    })
