import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { type Caller, mayCall } from '@tessera/domain/identity/may-call'
import { fieldLabel } from './labels.ts'

/** All operations by tag, those that match every word of a search. */
export function listOperations(caller: Caller, search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = operations.filter(({ id, summary, path, verb }) => {
    const text = `${id} ${summary} ${verb} ${path}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const groups = [...Map.groupBy(found, ({ tag }) => tag)].map(([tag, rows]) => ({
    tag,
    title: fieldLabel(tag),
    rows: rows.map(({ id, verb, summary }, at) => ({ id, verb, summary, isAllowed: mayUse(caller, rows[at]) })),
  }))
  return {
    search,
    total: operations.length,
    allowed: operations.filter((operation) => mayUse(caller, operation)).length,
    groups: groups.toSorted((one, other) => one.title.localeCompare(other.title)),
  }
}

/** Asked for the own company, since the path is not filled yet. */
function mayUse(caller: Caller, operation: Operation | undefined): boolean {
  if (!operation) return false
  const own = Object.fromEntries(parametersOf(operation.path).map((name) => [name, caller.companyID]))
  return mayCall(caller, operation, own) === 'yes'
}
