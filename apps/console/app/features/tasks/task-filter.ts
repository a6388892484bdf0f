import type { Assignments, OperatorTasks } from '@tessera/client/shop/types.gen'
import { type AssignedKind, assignmentKey } from './note-view.ts'
import { type QueuedTasks, type TaskQueue, taskQueues } from './task-queues.ts'

/** Narrows the work to mine or to that of one store. */
export interface TaskFilter {
  isMine: boolean
  /** The name of a store; empty for all. */
  store: string
}

export const readTaskFilter = (query: URLSearchParams): TaskFilter => ({
  isMine: query.get('whose') === 'mine',
  store: query.get('store') ?? '',
})

export function tasksHref(list: string | null, { isMine, store }: TaskFilter): string {
  const query = new URLSearchParams({
    ...(list && { list }),
    ...(isMine && { whose: 'mine' }),
    ...(store && { store }),
  })
  return query.size > 0 ? `/?${query}` : '/'
}

type Item = OperatorTasks[TaskQueue][number]

/** The record under which a task is assigned. */
function subjectOf(list: TaskQueue, item: Item): string {
  if ('returnNumber' in item) return assignmentKey('return', item.returnNumber)
  if ('refundId' in item) return assignmentKey('refund', item.refundId)
  if ('quotationId' in item) return assignmentKey('quote', item.quotationId)
  if (list === 'messages' && 'kind' in item) return assignmentKey(item.kind as AssignedKind, item.number)
  if ('number' in item) return assignmentKey('order', item.number)
  return assignmentKey('customer', item.customerNumber ?? '')
}

/** Keeps the tasks that a filter lets through. */
export function filterTasks(
  tasks: OperatorTasks,
  { isMine, store }: TaskFilter,
  mine: ReadonlySet<string>,
): QueuedTasks {
  const isOfStore = (item: Item) => !store || ('storeName' in item && item.storeName === store)
  const isShown = (list: TaskQueue) => (item: Item) => isOfStore(item) && (!isMine || mine.has(subjectOf(list, item)))
  return {
    messages: tasks.messages.filter(isShown('messages')),
    orders: tasks.orders.filter(isShown('orders')),
    returns: tasks.returns.filter(isShown('returns')),
    quotes: tasks.quotes.filter(isShown('quotes')),
    // the others wait for an answer of the applicant
    proAccounts: tasks.proAccounts.filter(({ status }) => status === 'in-review').filter(isShown('proAccounts')),
    refunds: tasks.refunds.filter(isShown('refunds')),
    companyNames: tasks.companyNames.filter(isShown('companyNames')),
  }
}

/** The names of the stores that have work, by name. */
export const storesIn = (tasks: OperatorTasks): string[] =>
  [
    ...new Set(
      taskQueues.flatMap(([list]) =>
        tasks[list].flatMap((item) => ('storeName' in item && item.storeName ? [item.storeName] : [])),
      ),
    ),
  ].sort()

/** The keys of what is assigned to a person. */
export const assignedTo = ({ items }: Pick<Assignments, 'items'>, userID: string): Set<string> =>
  new Set(items.filter((item) => item.userID === userID).map(({ kind, number }) => assignmentKey(kind, number)))
