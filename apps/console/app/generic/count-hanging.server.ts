import { operations } from '@tessera/contract/platform/operations'
import { callOperation } from '../operations/call-operation.server.ts'
import type { FoundOperation } from '../operations/find-operation.ts'
import { isAllowed } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { listTitle } from './crumbs.server.ts'
import { listUses } from './load-used-by.server.ts'

/** Records of one kind that belong to another record, or name it. */
export interface Hanging {
  label: string
  count: number
}

const lists = operations.filter(({ verb, list, facets }) => verb === 'GET' && list && !facets)

/** How many records are below a record, are assigned to it, or name it in another way. */
export async function countHanging(
  staff: Staff,
  found: FoundOperation,
  only: { isAssignment?: true } = {},
): Promise<Hanging[]> {
  const [inside, uses] = await Promise.all([countInside(staff, found), listUses(staff, found, only)])
  const labels = new Set(inside.map(({ label }) => label))
  return [...inside, ...uses.filter(({ label }) => !labels.has(label))].filter(({ count }) => count > 0)
}

/** How many records there are in each list below the record. */
function countInside(staff: Staff, { operation: { path }, params }: FoundOperation): Promise<Hanging[]> {
  const below = lists.filter(
    (list) =>
      list.path.startsWith(`${path}/`) &&
      !list.path.slice(path.length).includes(':') &&
      isAllowed(staff.caller, list, params),
  )
  return Promise.all(
    below.map(async (list) => {
      const query = new URLSearchParams({ pageSize: '1' })
      const { isOk, data } = await callOperation(staff.token, list, { params, query })
      const { Meta } = (isOk ? data : {}) as { Meta?: { TotalCount: number } }
      return { label: listTitle(list), count: Meta?.TotalCount ?? 0 }
    }),
  )
}
