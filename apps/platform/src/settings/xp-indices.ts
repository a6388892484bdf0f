import { xpThingTypes } from '@tessera/contract/platform/enums'
import { XpIndex } from '@tessera/contract/platform/settings/xp-indices'
import { ApiError, notFound } from '@tessera/server/api-error'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { scope } from '../engine/scope.ts'
import { tableOf } from '../engine/table.ts'

/** A path inside the xp of a resource. */
export interface IndexedPath {
  ThingType: string
  Key: string
}

const table = tableOf(XpIndex, '/xpindices', 'xp_indices')

export const listIndices = (call: PlatformCall): Promise<JsonText> =>
  listPage(call, { table, from: sql`xp_indices t`, where: scope(table, call) })

/** Both parts are required: they identify the index. */
export function pathIn(body: RequestBody): IndexedPath {
  const missing = ['ThingType', 'Key'].filter((name) => !body[name])
  if (missing.length === 0) return { ThingType: String(body.ThingType), Key: String(body.Key) }
  throw new ApiError(
    missing.map((name) => ({ code: 'ValidationFailure', message: `${name} is required.`, data: { Property: name } })),
  )
}

/** Finds a resource type, ignoring case. */
export const findThingType = (text: string): string | undefined =>
  xpThingTypes.find((one) => one.toLowerCase() === text.toLowerCase())

export const nameOf = ({ ThingType, Key }: IndexedPath): string => `${ThingType}.${Key}`

/** Returns true if it was added now. */
export async function addIndex({ db, actor }: PlatformCall, { ThingType, Key }: IndexedPath): Promise<boolean> {
  const made = await db.find(sql`
    insert into xp_indices (marketplace_id, thing_type, key) values (${actor.marketplace}, ${ThingType}, ${Key})
    on conflict (marketplace_id, thing_type, key) do nothing
    returning true`)
  return made !== undefined
}

export async function dropIndex({ db, actor }: PlatformCall, { ThingType, Key }: IndexedPath): Promise<void> {
  const gone = await db.find(sql`
    delete from xp_indices
    where marketplace_id = ${actor.marketplace} and thing_type = ${ThingType} and key = ${Key}
    returning true`)
  if (!gone) throw notFound(XpIndex.title, nameOf({ ThingType, Key }))
}

export async function putIndexByPath(call: PlatformCall): Promise<undefined> {
  await addIndex(call, pathIn(call.body))
}

export async function deleteIndexByPath(call: PlatformCall): Promise<undefined> {
  const type = pathParameter(call, 'thingType')
  await dropIndex(call, { ThingType: findThingType(type) ?? type, Key: pathParameter(call, 'key') })
}
