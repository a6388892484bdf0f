import type { OperatorTasks } from '@tessera/client/shop/types.gen'

/** The lists of work that wait for staff, in the order of a day. */
export const deskLists = [
  ['messages', 'Messages'],
  ['orders', 'Orders to send'],
  ['returns', 'Returns'],
  ['quotes', 'Quotes'],
  ['proAccounts', 'Pro requests'],
  ['refunds', 'Refunds'],
  ['companyNames', 'Company names'],
] as const

export type DeskList = (typeof deskLists)[number][0]
export type DeskTasks = Pick<OperatorTasks, DeskList>

export const noTasks: DeskTasks = {
  messages: [],
  orders: [],
  returns: [],
  quotes: [],
  proAccounts: [],
  refunds: [],
  companyNames: [],
}

export const countTasks = (tasks: DeskTasks): Record<DeskList, number> => ({
  messages: tasks.messages.length,
  orders: tasks.orders.length,
  returns: tasks.returns.length,
  quotes: tasks.quotes.length,
  proAccounts: tasks.proAccounts.length,
  refunds: tasks.refunds.length,
  companyNames: tasks.companyNames.length,
})

/** The list of the address, else the first one in which something waits. */
export function chooseList(asked: string | null, counts: Record<DeskList, number>): DeskList {
  const names = deskLists.map(([name]) => name)
  return names.find((name) => name === asked) ?? names.find((name) => counts[name] > 0) ?? 'messages'
}
