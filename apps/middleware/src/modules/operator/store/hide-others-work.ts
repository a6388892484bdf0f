import type { OperatorTasks } from '@tessera/client/shop/types.gen'
import { taskCalls } from '@tessera/contract/middleware/operator/task-calls'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'

/** Tax IDs, credit and money are for the people who decide about them, and orders for those who work on them. */
export function hideOthersWork(tasks: OperatorTasks, roles: readonly string[]): OperatorTasks {
  const isOthers = (list: keyof typeof taskCalls) => !mayUseStaffCall(roles, taskCalls[list])
  const others = (Object.keys(taskCalls) as (keyof typeof taskCalls)[]).filter(isOthers)
  return {
    ...tasks,
    ...Object.fromEntries(others.map((list) => [list, []])),
    templates: isOthers('messages') ? [] : tasks.templates,
  }
}
