import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { type Caller, mayCall } from '@tessera/domain/identity/may-call'
import { optionGroup } from '@tessera/ui/option-group'
import type { OptionGroup } from '@tessera/ui/option-list'
import { fieldLabel } from './labels.ts'

/** All operations by tag, those that match every word of a search. */
export function listOperations(caller: Caller, search: string) {
  const found = matchWords(search, ({ id, summary, path, verb }) => `${id} ${summary} ${verb} ${path}`)
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

/** Those that this person may use, by ID and summary, as options of the search. */
export function operationGroup(caller: Caller, search: string, most: number): OptionGroup[] {
  if (search.length < minLength) return []
  const options = matchWords(search, ({ id, summary }) => `${id} ${summary}`)
    .filter((operation) => mayUse(caller, operation))
    .slice(0, most)
    .map(({ id, summary }) => ({
      url: `/operations/${id}`,
      label: summary.replace(/\.$/, ''),
      more: id,
    }))
  return optionGroup('Operations', options)
}

const minLength = 3

/** Every word has to be in the text. */
function matchWords(search: string, textOf: (operation: Operation) => string): Operation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return operations.filter((operation) => {
    const text = textOf(operation).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Asked for the own company, since the path is not filled yet. */
function mayUse(caller: Caller, operation: Operation | undefined): boolean {
  if (!operation) return false
  const own = Object.fromEntries(parametersOf(operation.path).map((name) => [name, caller.companyID]))
  return mayCall(caller, operation, own) === 'yes'
}
