import { collectionPath, type Resource } from '@tessera/contract/kit/resource'
import { meProductCollectionInvitations } from '@tessera/contract/platform/me/product-collections'
import { defaultInvitationEnd, isInvitationEnd } from '@tessera/domain/catalog/product-collections'
import { fail } from '@tessera/server/api-error'
import { findMoment } from '@tessera/server/moment'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { fullRow } from '../engine/column-assignments.ts'
import { crud, insertRecord } from '../engine/crud.ts'
import { newID } from '../engine/ids.ts'
import { tableOf } from '../engine/table.ts'
import { handlerOf } from '../engine/with-rules.ts'
import { getCollection } from './find-collection.ts'

/** Stored under the collection's key, which the caller's access gives. */
const stored: Resource = { ...meProductCollectionInvitations, path: '/:collectionUid/:invitationID' }
const table = tableOf(stored.model, collectionPath(stored))
const generic = crud(stored)

/** People who may change a collection may invite to it; the ID of an invitation opens the collection to its reader. */
async function underCollection(call: PlatformCall): Promise<PlatformCall> {
  const { uid } = await getCollection(call, 'write')
  return { ...call, params: { ...call.params, collectionUid: uid } }
}

const withCollection =
  (id: string): PlatformHandler =>
  async (call) =>
    handlerOf(generic, id)(await underCollection(call))

function checkEnd({ now }: PlatformCall, given: unknown): void {
  const end = findMoment(String(given))
  if (!end || !isInvitationEnd(end, now))
    fail('ValidationFailure', { Property: 'ExpirationDate' }, 'ExpirationDate must be within a year from now.')
}

async function createInvitation(call: PlatformCall) {
  const ExpirationDate = call.body.ExpirationDate ?? defaultInvitationEnd(call.now).toISOString()
  checkEnd(call, ExpirationDate)
  return insertRecord(table, await underCollection(call), newID(), [
    ...fullRow(table, { ...call.body, ExpirationDate }),
    { column: 'invited_by', value: sql`${call.actor.userKey}` },
  ])
}

async function patchInvitation(call: PlatformCall) {
  const { ExpirationDate: given, ...rest } = call.body
  const end = given === null ? { ExpirationDate: defaultInvitationEnd(call.now).toISOString() } : call.body
  if (given) checkEnd(call, given)
  return withCollection('Me.PatchProductCollectionInvitation')({ ...call, body: { ...rest, ...end } })
}

export const invitationHandlers: PlatformHandlers = {
  'Me.ListProductCollectionInvitations': withCollection('Me.ListProductCollectionInvitations'),
  'Me.GetProductCollectionInvitation': withCollection('Me.GetProductCollectionInvitation'),
  'Me.CreateProductCollectionInvitation': createInvitation,
  'Me.PatchProductCollectionInvitation': patchInvitation,
  'Me.DeleteProductCollectionInvitation': withCollection('Me.DeleteProductCollectionInvitation'),
}
