import type { OperatorTasks } from '@tessera/client/shop/types.gen'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'

/** Tax IDs, credit and money are for the people who decide about them. */
export function hideOthersWork(tasks: OperatorTasks, roles: readonly string[]): OperatorTasks {
  const { decideProAccount, confirmRefund, decideDispute } = operatorCalls
  return {
    ...tasks,
    proAccounts: mayUseStaffCall(roles, decideProAccount) ? tasks.proAccounts : [],
    refunds: mayUseStaffCall(roles, confirmRefund) ? tasks.refunds : [],
    disputes: mayUseStaffCall(roles, decideDispute) ? tasks.disputes : [],
  }
}
