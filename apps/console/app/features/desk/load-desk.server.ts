import { randomUUID } from 'node:crypto'
import type { OperatorTasks } from '@tessera/client/shop/types.gen'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { getEnvironment } from '../../http/environment.server.ts'
import type { Problem } from '../../operations/problem.ts'
import { describeFailure, mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { chooseList, type DeskList, deskLists } from './desk-lists.ts'

/** Staff of the seller who may administer orders work at the desk; the shop's API checks the same. */
export const isAtDesk = (staff: Staff): boolean => mayUse(staff, operatorCalls.getDesk)

/** Everything that waits, with one list open. Null for people without a desk; a problem if it could not be read. */
export async function loadDesk(staff: Staff, asked: string | null): Promise<DeskView | { problem: Problem } | null> {
  if (!isAtDesk(staff)) return null
  try {
    return deskViewOf(await getEnvironment().shop.Operator.GetDesk({ accessToken: staff.token }), asked)
  } catch (error) {
    console.error('The desk could not be read:', error)
    return { problem: describeFailure(error) }
  }
}

function deskViewOf(tasks: OperatorTasks, asked: string | null) {
  const counts = Object.fromEntries(deskLists.map(([name]) => [name, tasks[name].length])) as Record<DeskList, number>
  const list = chooseList(asked, counts)
  // only the open list is sent to the browser
  const empty = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]))
  return { list, counts, tasks: { ...empty, [list]: tasks[list] } as unknown as typeof tasks, key: randomUUID() }
}

export type DeskView = ReturnType<typeof deskViewOf>
