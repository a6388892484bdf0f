import type { Assignments, OperatorTasks } from '@tessera/client/shop/types.gen'
import type { DeskList } from './desk-lists.ts'
import { type AssignedKind, assignmentKey } from './note-view.ts'

/** Whose work is shown: all, mine, or that of one store. */
export interface DeskFilter {
  isMine: boolean
  /** The name of a store; empty for all. */
  store: string
}

export const readDeskFilter = (query: URLSearchParams): DeskFilter => ({
  isMine: query.get('whose') === 'mine',
  store: query.get('store') ?? '',
})

export function deskHref(list: string | null, { isMine, store }: DeskFilter): string {
  const query = new URLSearchParams({
    ...(list && { list }),
    ...(isMine && { whose: 'mine' }),
    ...(store && { store }),
  })
  return query.size > 0 ? `/?${query}` : '/'
}

type Item = OperatorTasks[DeskList][number]

/** The record under which a task is assigned. */
function subjectOf(list: DeskList, item: Item): string {
  if ('returnNumber' in item) return assignmentKey('return', item.returnNumber)
  if ('refundId' in item) return assignmentKey('refund', item.refundId)
  if ('quotationId' in item) return assignmentKey('quote', item.quotationId)
  if (list === 'messages' && 'kind' in item) return assignmentKey(item.kind as AssignedKind, item.number)
  if ('number' in item) return assignmentKey('order', item.number)
  return assignmentKey('customer', item.customerNumber ?? '')
}

/** The tasks of a list that a filter lets through. */
export function filterTasks(
  list: DeskList,
  items: readonly Item[],
  { isMine, store }: DeskFilter,
  mine: ReadonlySet<string>,
): Item[] {
  const isOfStore = (item: Item) => !store || ('storeName' in item && item.storeName === store)
  return items.filter((item) => isOfStore(item) && (!isMine || mine.has(subjectOf(list, item))))
}

/** The names of the stores that have work, by name. */
export const storesIn = (tasks: OperatorTasks, lists: readonly DeskList[]): string[] =>
  [
    ...new Set(
      lists.flatMap((list) =>
        (tasks[list] as Item[]).flatMap((item) => ('storeName' in item && item.storeName ? [item.storeName] : [])),
      ),
    ),
  ].sort()

/** The keys of what is assigned to a person. */
export const assignedTo = ({ items }: Pick<Assignments, 'items'>, userID: string): Set<string> =>
  new Set(items.filter((item) => item.userID === userID).map(({ kind, number }) => assignmentKey(kind, number)))
