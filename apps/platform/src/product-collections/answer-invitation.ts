import { collectionPath } from '@tessera/contract/kit/resource'
import {
  buyerProductCollections,
  ProductCollection,
  ProductCollectionInvitation,
} from '@tessera/contract/platform/catalog/product-collections'
import { findAnswerProblem } from '@tessera/domain/catalog/product-collections'
import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { isOfBuyer } from './find-collection.ts'

const table = tableOf(ProductCollection, collectionPath(buyerProductCollections))

interface Invitation {
  collection: string
  inviter: string | null
  isOwn: boolean
  isAccepted: boolean
  /** The collection in wire format. */
  record: object
}

/** The invitation in the path, locked. One that has ended does not exist for the person invited. */
async function getInvitation(call: PlatformCall): Promise<Invitation> {
  const { db, actor, now } = call
  const id = pathParameter(call, 'invitationID')
  const found = await db.find<Invitation>(sql`
    select t.uid as collection, i.invited_by as inviter, i.accepted as "isAccepted",
      coalesce(${actor.userKey}::bigint in (t.owner_uid, i.invited_by), false) as "isOwn",
      (select to_jsonb(it) from (select ${selectList(table)}) it) as record
    from product_collections t
    join product_collection_invitations i on i.collection_uid = t.uid
    where ${isOfBuyer(call)} and t.id = ${pathParameter(call, 'productCollectionID')} and i.id = ${id}
      and (i.accepted or i.expiration_date > ${now})
    for no key update of i`)
  if (!found) throw notFound(ProductCollectionInvitation.title, id)
  refuseIf(findAnswerProblem(found), { InvitationID: id })
  return found
}

async function announceAnswer(call: PlatformCall, { inviter, record }: Invitation, type: string): Promise<void> {
  if (inviter === null) return
  const { db, actor, requestID } = call
  const body = {
    ProductCollection: record,
    InvitationInteropID: pathParameter(call, 'invitationID'),
    UserID: actor.userID,
  }
  await queueMessage(db, { uid: inviter }, type, body, { clientID: actor.clientID, logID: requestID })
}

export const answerHandlers: PlatformHandlers = {
  'Me.AcceptProductCollectionInvitation': async (call) => {
    const invitation = await getInvitation(call)
    await call.db.rows(sql`
      update product_collection_invitations set accepted_by = ${call.actor.userKey}
      where collection_uid = ${invitation.collection} and id = ${pathParameter(call, 'invitationID')}`)
    await announceAnswer(call, invitation, 'ProductCollectionInvitationAccepted')
    return undefined
  },
  'Me.DeclineProductCollectionInvitation': async (call) => {
    const invitation = await getInvitation(call)
    await call.db.rows(sql`
      delete from product_collection_invitations
      where collection_uid = ${invitation.collection} and id = ${pathParameter(call, 'invitationID')}`)
    await announceAnswer(call, invitation, 'ProductCollectionInvitationDeclined')
    return undefined
  },
}
