import type { Operation } from '../../kit/operation.ts'
import { operatorCalls } from './operations.ts'

/** The call that does each kind of work that waits. People who may not make it do not see the work. */
export const taskCalls = {
  messages: operatorCalls.answerOrder,
  orders: operatorCalls.takeNextStep,
  returns: operatorCalls.moveReturn,
  quotes: operatorCalls.offerQuote,
  proAccounts: operatorCalls.decideProAccount,
  refunds: operatorCalls.confirmRefund,
  disputes: operatorCalls.decideDispute,
  companyNames: operatorCalls.decideCompanyName,
} as const satisfies Record<string, Pick<Operation, 'roles'>>
