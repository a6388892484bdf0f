import { eachItem, type ListFunction } from './each-item.ts'
import type { OperationRow } from './rows.ts'

/** Sends one call; `rest` holds what follows the path values: body, list options and request options. */
export type CallFunction = (
  row: OperationRow,
  path: readonly unknown[],
  rest: readonly unknown[],
  /** The called method, to find where it was called from. */
  method: Method,
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

/**
 * Creates the methods of a tag when it is first used. A server creates clients for every page and calls a few of their
 * hundreds of methods.
 */
export function createLazyResources(rows: readonly OperationRow[]): (call: CallFunction) => Resources {
  const tags = new Set(rows.map(({ tag }) => tag))
  return (call) =>
    new Proxy<Resources>(
      {},
      {
        get(made, name) {
          const tag = String(name)
          if (!tags.has(tag)) return undefined
          made[tag] ??= Object.fromEntries(
            rows.filter((row) => row.tag === tag).map((row) => [row.name, methodOf(row, call)]),
          )
          return made[tag]
        },
      },
    )
}

function methodOf(row: OperationRow, call: CallFunction): Method {
  const method: Method = (...args) => call(row, args.slice(0, row.parameters), args.slice(row.parameters), method)
  if (row.list) method.each = (...args) => eachItem(method, args, row.parameters)
  return method
}
