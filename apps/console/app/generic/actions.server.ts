import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { type Caller, mayCall } from '@tessera/domain/identity/may-call'
import { fillPath } from '../operations/fill-path.ts'
import type { PathValues } from '../operations/find-operation.ts'
import { findCreate, findWrite } from '../operations/find-write.ts'
import { formHref, hrefOf, listOf } from '../operations/places.ts'
import { isAllowed } from '../operations/read-operation.server.ts'
import { endsOfRecord, relationCalls } from '../operations/relation-ends.ts'
import { modelLabel } from './labels.ts'
import type { ActionLink } from './views.ts'

const writes = operations.filter(({ verb }) => verb !== 'GET')
const collections: ReadonlySet<string> = new Set(operations.flatMap(({ list, path }) => (list ? [path] : [])))

/** A write below a record that belongs to a list of its own, such as a line of an order. */
const belongsToList = (path: string): boolean => collections.has(path) || collections.has(path.replace(/\/:\w+$/, ''))

/** Writes of a list: a new record, and calls of the same address such as saving an assignment. */
export function listActions(caller: Caller, list: Operation, params: PathValues): ActionLink[] {
  const create = findCreate(list)
  const others = writes.filter((write) => write.path === list.path && write !== create)
  const newHref = create && isAllowed(caller, create, params) ? newHrefOf(list, params) : undefined
  return [
    ...(newHref
      ? [
          {
            label: `New ${modelLabel(list.reply?.title ?? '').toLowerCase()}`,
            href: newHref,
            isDanger: false,
            isUsual: true,
          },
        ]
      : []),
    ...linksOf(caller, others, params),
  ]
}

/** The form of a new record of a list; a duplicate starts from another one. */
function newHrefOf({ path }: Operation, params: PathValues, from?: string): string | undefined {
  const filled = fillPath(path, params)
  return filled && `/r${filled}/new${from ? `?${new URLSearchParams({ from })}` : ''}`
}

const ownVerbs = ['PUT', 'PATCH', 'DELETE'] as const

/** Lists the actions on one record: edit, duplicate, delete, then the actions on it. */
export function recordActions(caller: Caller, read: Operation, params: PathValues): ActionLink[] {
  const { path } = read
  const own = ownVerbs.map((verb) => findWrite(verb, read))
  // an assignment is removed on the page of assignments
  const unassign = endsOfRecord(read).map(({ relation }) => relationCalls(relation).remove)
  const actions = writes.filter(
    (write) =>
      !own.includes(write) &&
      !unassign.includes(write) &&
      (write.path === path || (write.path.startsWith(`${path}/`) && !belongsToList(write.path))),
  )
  const at = (view: string) => `${hrefOf(read, params)}?view=${view}`
  const may = (verb: (typeof ownVerbs)[number]) => {
    const write = findWrite(verb, read)
    return write !== undefined && isAllowed(caller, write, params)
  }
  const twin = duplicateHref(caller, read, params)
  return [
    ...(may('PATCH') ? [{ label: 'Edit', href: at('edit'), isDanger: false, shortcut: 'e', isUsual: true }] : []),
    ...(twin ? [{ label: 'Duplicate', href: twin, isDanger: false }] : []),
    ...(may('DELETE') ? [{ label: 'Delete', href: at('delete'), isDanger: true }] : []),
    ...linksOf(caller, actions, params),
  ]
}

function duplicateHref(caller: Caller, read: Operation, params: PathValues): string | undefined {
  const list = listOf(read)
  const create = list && findCreate(list)
  const id = params[parametersOf(read.path).at(-1) ?? '']
  if (!list || !create || !id || !isAllowed(caller, create, params)) return undefined
  return newHrefOf(list, params, id)
}

/** The sentence instead of a button: which right is missing. Null where there is nothing to do or nothing is missing. */
export function missingRight(caller: Caller, write: Operation | undefined, params: PathValues): string | null {
  const decision = write ? mayCall(caller, write, params) : 'yes'
  if (!write || decision === 'yes') return null
  const what = write.verb === 'POST' ? 'add one' : 'change this'
  if (decision !== 'Auth.InsufficientRoles') return `Your type of account can’t ${what}.`
  return `To ${what} you need one of these permissions: ${['FullAccess', ...write.roles].join(', ')}. An administrator can add them to your security profile.`
}

function linksOf(caller: Caller, some: readonly Operation[], params: PathValues): ActionLink[] {
  return some
    .filter((write) => isAllowed(caller, write, { ...placeholders(write), ...params }))
    .map((write) => ({
      label: write.summary.replace(/\.$/, ''),
      href: formHref(write, params),
      isDanger: write.verb === 'DELETE',
    }))
}

/** A value that is not known yet must not hide the action. */
const placeholders = ({ path }: Operation): PathValues =>
  Object.fromEntries(parametersOf(path).map((name) => [name, '']))
