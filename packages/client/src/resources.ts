import { callerOf } from './caller.ts'
import { eachItem, type ListFunction } from './each-item.ts'
import type { OperationRow } from './rows.ts'

/** Sends one call; `rest` holds what follows the path values: body, list options and request options. */
export type CallFunction = (
  row: OperationRow,
  path: readonly unknown[],
  rest: readonly unknown[],
  caller: Error,
) => Promise<unknown>

type Method = ListFunction & { each?: (...args: unknown[]) => AsyncGenerator<unknown> }
type Resources = Record<string, Record<string, Method | (() => unknown)>>

/** Creates the methods of every tag. `as` returns the same resources for impersonation. */
export function createResources(rows: readonly OperationRow[], call: CallFunction, as: () => object): Resources {
  const resources: Resources = {}
  for (const row of rows) {
    const resource = resources[row.tag] ?? { As: () => (as() as Resources)[row.tag] }
    resource[row.name] = methodOf(row, call)
    resources[row.tag] = resource
  }
  return resources
}

function methodOf(row: OperationRow, call: CallFunction): Method {
  const method: Method = (...args) =>
    call(row, args.slice(0, row.parameters), args.slice(row.parameters), callerOf(method))
  if (row.list) method.each = (...args) => eachItem(method, args, row.parameters)
  return method
}
