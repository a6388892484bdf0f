import type { Operation } from '@tessera/contract/kit/operation'
import { operations, singletons } from '@tessera/contract/platform/operations'
import { fillPath } from './fill-path.ts'
import type { PathValues } from './find-operation.ts'

type Screen = 'list' | 'record' | 'settings' | 'operation'

/** Where an operation is done: a screen and the pattern of its address below `/console`. */
export interface Place {
  screen: Screen
  path: string
}

const settingsPaths: ReadonlySet<string> = new Set(singletons.map(({ path }) => path))

/** Every operation has a place: reads have screens of their own, and everything else has its form. */
export function placeOf({ id, verb, path, list, reply, isFile }: Operation): Place {
  const isRead = verb === 'GET' && reply !== undefined && !isFile && !path.startsWith('/oauth')
  if (!isRead) return { screen: 'operation', path: `/operations/${id}` }
  if (settingsPaths.has(path)) return { screen: 'settings', path: `/s${path}` }
  return { screen: list ? 'list' : 'record', path: `/r${path}` }
}

/** The address of an operation's place with these values; its form while one is missing. */
export function hrefOf(operation: Operation, params: PathValues): string {
  const place = placeOf(operation)
  return place.screen === 'operation'
    ? formHref(operation, params)
    : (fillPath(place.path, params) ?? formHref(operation, params))
}

/** The form of an operation, with the values that are known. */
export function formHref({ id, path, query = [] }: Operation, params: PathValues): string {
  const known = Object.entries(params).filter(([name]) => path.includes(`:${name}`) || query.includes(name))
  const search = new URLSearchParams(known).toString()
  return `/operations/${id}${search && `?${search}`}`
}

const reads = operations.filter(({ verb }) => verb === 'GET')
const collectionOf = (path: string): string => path.replace(/\/:\w+$/, '')
const recordsByList = new Map(
  reads.filter(({ list, path }) => !list && /:\w+$/.test(path)).map((read) => [collectionOf(read.path), read]),
)

/** The read of one record of a list. */
export const recordOf = ({ path }: Operation): Operation | undefined => recordsByList.get(path)

const lists = new Map(reads.filter(({ list }) => list).map((read) => [read.path, read]))

/** The list that a record is in. */
export const listOf = ({ path }: Operation): Operation | undefined =>
  /:\w+$/.test(path) ? lists.get(collectionOf(path)) : undefined
