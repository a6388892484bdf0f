import { XpIndex } from '@tessera/contract/platform/settings/xp-indices'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { addIndex, dropIndex, findThingType, type IndexedPath, nameOf, pathIn } from './xp-indices.ts'

/** The indexes as a plain collection, under IDs such as `Category.Room.Style`. */
function pathOf(call: PlatformCall): IndexedPath {
  const id = pathParameter(call, 'id')
  const [thing = '', ...rest] = id.split('.')
  const type = findThingType(thing)
  if (!type || rest.join('') === '') throw notFound(XpIndex.title, id)
  return { ThingType: type, Key: rest.join('.') }
}

export async function createIndex(call: PlatformCall): Promise<IndexedPath> {
  const path = pathIn(call.body)
  if (!(await addIndex(call, path))) fail('IdExists', { ObjectType: XpIndex.title, ObjectID: nameOf(path) })
  return path
}

export async function getIndex(call: PlatformCall): Promise<IndexedPath> {
  const path = pathOf(call)
  const known = await call.db.find(sql`
    select from xp_indices
    where marketplace_id = ${call.actor.marketplace} and thing_type = ${path.ThingType} and key = ${path.Key}`)
  if (!known) throw notFound(XpIndex.title, nameOf(path))
  return path
}

/** A different path in the body moves the index. */
async function moveIndex(call: PlatformCall, from: IndexedPath): Promise<IndexedPath> {
  const to = pathIn({ ...from, ...call.body })
  if (nameOf(to) === nameOf(from)) return from
  await dropIndex(call, from)
  await addIndex(call, to)
  return to
}

export async function saveIndex(call: PlatformCall): Promise<IndexedPath> {
  const path = pathOf(call)
  await addIndex(call, path)
  return moveIndex(call, path)
}

export const patchIndex = async (call: PlatformCall): Promise<IndexedPath> => moveIndex(call, await getIndex(call))

export async function removeIndex(call: PlatformCall): Promise<undefined> {
  await dropIndex(call, pathOf(call))
}
