import type { Operation } from '../../kit/operation.ts'
import { getOperation } from '../get-operation.ts'

/** An addition is guarded like the public row it stands in for. */
export function rightsOf(publicID: string): Pick<Operation, 'roles' | 'callers'> {
  const { roles, callers } = getOperation(publicID)
  return { roles, ...(callers && { callers }) }
}
