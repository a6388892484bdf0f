import { randomUUID } from 'node:crypto'
import type { Assignments, OperatorTasks } from '@tessera/client/shop/types.gen'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { taskCalls } from '@tessera/contract/middleware/operator/task-calls'
import { getEnvironment } from '../../http/environment.server.ts'
import type { Problem } from '../../operations/problem.ts'
import { describeFailure, mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { assignmentKey } from './note-view.ts'
import { assignedTo, filterTasks, readTaskFilter, storesIn } from './task-filter.ts'
import { chooseList, countTasks, noTasks, type TaskQueue, taskQueues } from './task-queues.ts'

/** Staff of the seller who work on orders or decide about credit; the shop's API checks the same. */
export const mayDoTasks = (staff: Staff): boolean => mayUse(staff, operatorCalls.getDesk)

/** Everything that waits, with one list open. Null for people without tasks; a problem if it could not be read. */
export async function loadTasks(
  staff: Staff,
  query: URLSearchParams,
): Promise<TasksView | { problem: Problem } | null> {
  if (!mayDoTasks(staff)) return null
  const { Operator } = getEnvironment().shop
  const options = { accessToken: staff.token }
  try {
    const [tasks, assignments] = await Promise.all([
      Operator.GetDesk(options),
      // tasks can be done without them
      Operator.ListAssignments(options).catch(() => ({ items: [], colleagues: [] })),
    ])
    return tasksViewOf(tasks, assignments, { userID: staff.id, query, hidden: hiddenFrom(staff) })
  } catch (error) {
    console.error('Tasks could not be read:', error)
    return { problem: describeFailure(error) }
  }
}

/** Lists of work that others decide. */
const hiddenFrom = (staff: Staff): TaskQueue[] =>
  taskQueues.map(([list]) => list).filter((list) => !mayUse(staff, taskCalls[list]))

function tasksViewOf(
  tasks: OperatorTasks,
  { items = [], colleagues = [] }: Partial<Assignments>,
  { userID, query, hidden }: { userID: string; query: URLSearchParams; hidden: readonly TaskQueue[] },
) {
  const filter = readTaskFilter(query)
  const mine = assignedTo({ items }, userID)
  const shown = filterTasks(tasks, filter, mine)
  const counts = countTasks(shown)
  const list = chooseList(query.get('list'), counts, hidden)
  return {
    list,
    hidden,
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

export type TasksView = ReturnType<typeof tasksViewOf>
