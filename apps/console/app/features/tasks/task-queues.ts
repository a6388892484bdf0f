import type { OperatorTasks } from '@tessera/client/shop/types.gen'

/** The lists of work that wait for staff, in the order of a day. */
export const taskQueues = [
  ['messages', 'Messages'],
  ['orders', 'Orders to send'],
  ['returns', 'Returns'],
  ['quotes', 'Quotes'],
  ['proAccounts', 'Pro requests'],
  ['refunds', 'Refunds'],
  ['companyNames', 'Company names'],
] as const

export type TaskQueue = (typeof taskQueues)[number][0]
export type QueuedTasks = Pick<OperatorTasks, TaskQueue>

export const noTasks: QueuedTasks = {
  messages: [],
  orders: [],
  returns: [],
  quotes: [],
  proAccounts: [],
  refunds: [],
  companyNames: [],
}

export const countTasks = (tasks: QueuedTasks): Record<TaskQueue, number> => ({
  messages: tasks.messages.length,
  orders: tasks.orders.length,
  returns: tasks.returns.length,
  quotes: tasks.quotes.length,
  proAccounts: tasks.proAccounts.length,
  refunds: tasks.refunds.length,
  companyNames: tasks.companyNames.length,
})

/** The list of the address, else the first one in which something waits. */
export function chooseList(
  asked: string | null,
  counts: Record<TaskQueue, number>,
  hidden: readonly TaskQueue[],
): TaskQueue {
  const names = taskQueues.map(([name]) => name).filter((name) => !hidden.includes(name))
  return names.find((name) => name === asked) ?? names.find((name) => counts[name] > 0) ?? names[0] ?? 'messages'
}
