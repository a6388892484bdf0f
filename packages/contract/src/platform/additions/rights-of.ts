import type { Operation } from '../../kit/operation.ts'
import { operations } from '../operations.ts'

/** An addition is guarded like the public row it stands in for. */
export function rightsOf(publicID: string): Pick<Operation, 'roles' | 'callers'> {
  const row = operations.find(({ id }) => id === publicID)
  if (!row) throw new Error(`There is no operation ${publicID}.`)
  return { roles: row.roles, ...(row.callers && { callers: row.callers }) }
}
