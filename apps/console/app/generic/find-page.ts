import { parametersOf } from '@tessera/contract/kit/operation'
import { type FoundOperation, findRead } from '../operations/find-operation.ts'
import { findCreate } from '../operations/find-write.ts'
import { hrefOf, listOf, placeOf } from '../operations/places.ts'
import { endsOfList, findEnd, type RelationEnd } from '../operations/relation-ends.ts'

export interface FoundPage {
  screen: 'list' | 'record' | 'new' | 'edit' | 'delete' | 'history' | 'used' | 'assignments' | 'matrix'
  /** The path of the API. */
  path: string
  found: FoundOperation
  /** Set for assignments, of one record or of a whole list. */
  end?: RelationEnd | undefined
  /** The record's page after a change, which may give it another ID. */
  hrefAfter(after: Readonly<Record<string, unknown>> | null): string
}

/** `products/slate/catalogs-productassignments`: no word of the API has a dash, so it is never part of a path. */
function findAssignments(path: string): FoundPage | undefined {
  const at = path.lastIndexOf('/')
  const found = findRead(path.slice(0, at))
  const end = found && findEnd(found.operation, path.slice(at + 1))
  const ofList = found && endsOfList(found.operation).find(({ slug }) => slug === path.slice(at + 1))
  if (!found || !(end ?? ofList)) return undefined
  const hrefAfter = () => hrefOf(found.operation, found.params)
  return { screen: end ? 'assignments' : 'matrix', path, found, end: end ?? ofList, hrefAfter }
}

const recordViews = ['edit', 'delete', 'history', 'used'] as const

/** The page at an address below `/console/r`. `new` is the form of a new record where the list has one. */
export function findPage(url: URL): FoundPage | undefined {
  const path = url.pathname.replace(/^\/console\/r\//, '')
  const assigned = findAssignments(path)
  if (assigned) return assigned
  const found = findRead(path)
  if (!found) return undefined
  const { operation, params } = found
  const last = parametersOf(operation.path).at(-1) ?? ''
  const hrefAfter: FoundPage['hrefAfter'] = (after) =>
    hrefOf(operation, typeof after?.ID === 'string' ? { ...params, [last]: after.ID } : params)
  const page = { path, found, hrefAfter }
  const { screen } = placeOf(operation)
  if (screen === 'list') return { ...page, screen }
  if (screen !== 'record') return undefined
  const list = params[last] === 'new' && operation.path.endsWith(`:${last}`) ? listOf(operation) : undefined
  if (list && findCreate(list)) {
    const { [last]: _, ...parents } = params
    return { ...page, screen: 'new', found: { operation: list, params: parents } }
  }
  const view = recordViews.find((one) => one === url.searchParams.get('view'))
  return { ...page, screen: view ?? 'record' }
}
