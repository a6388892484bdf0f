import { randomUUID } from 'node:crypto'
import type { Assignments, OperatorTasks } from '@tessera/client/shop/types.gen'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { getEnvironment } from '../../http/environment.server.ts'
import type { Problem } from '../../operations/problem.ts'
import { describeFailure, mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { assignedTo, filterTasks, readDeskFilter, storesIn } from './desk-filter.ts'
import { chooseList, countTasks, noTasks } from './desk-lists.ts'
import { assignmentKey } from './note-view.ts'

/** Staff of the seller who may administer orders work at the desk; the shop's API checks the same. */
export const isAtDesk = (staff: Staff): boolean => mayUse(staff, operatorCalls.getDesk)

/** Everything that waits, with one list open. Null for people without a desk; a problem if it could not be read. */
export async function loadDesk(staff: Staff, query: URLSearchParams): Promise<DeskView | { problem: Problem } | null> {
  if (!isAtDesk(staff)) return null
  const { Operator } = getEnvironment().shop
  const options = { accessToken: staff.token }
  try {
    const [tasks, assignments] = await Promise.all([
      Operator.GetDesk(options),
      // the desk works without them
      Operator.ListAssignments(options).catch(() => ({ items: [], colleagues: [] })),
    ])
    return deskViewOf(tasks, assignments, { userID: staff.id, query })
  } catch (error) {
    console.error('The desk could not be read:', error)
    return { problem: describeFailure(error) }
  }
}

function deskViewOf(
  tasks: OperatorTasks,
  { items = [], colleagues = [] }: Partial<Assignments>,
  { userID, query }: { userID: string; query: URLSearchParams },
) {
  const filter = readDeskFilter(query)
  const mine = assignedTo({ items }, userID)
  const shown = filterTasks(tasks, filter, mine)
  const counts = countTasks(shown)
  const list = chooseList(query.get('list'), counts)
  return {
    list,
    counts,
    filter,
    stores: storesIn(tasks),
    assignees: Object.fromEntries(
      items.map(({ kind, number, ...colleague }) => [assignmentKey(kind, number), colleague]),
    ),
    colleagues,
    // only the open list is sent to the browser
    tasks: { ...noTasks, [list]: shown[list] },
    templates: list === 'messages' ? tasks.templates : [],
    key: randomUUID(),
  }
}

export type DeskView = ReturnType<typeof deskViewOf>
