import {
  MessageCCListenerAssignment,
  MessageSenderAssignment,
} from '@tessera/contract/platform/integrations/message-senders'
import { findPartyProblem } from '@tessera/domain/assignments/party'
import { fail, notFound } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { tableOf } from '../engine/table.ts'

const table = tableOf(MessageCCListenerAssignment, '/listeners')

export const listListeners = (call: PlatformCall): Promise<JsonText> =>
  listPage(call, {
    table,
    from: sql`(
      select l.message_type, l.buyer_id, l.supplier_id, l.user_group_id, l.user_id,
        s.name as message_config_name, s.description as message_config_description,
        jsonb_build_object('MessageSenderID', l.message_sender_id, 'BuyerID', l.sender_buyer_id, 'SupplierID', l.sender_supplier_id,
          'UserGroupID', l.sender_user_group_id, 'MessageConfigName', s.name, 'MessageConfigDescription', s.description)
          as message_sender_assignment
      from message_cc_listener_assignments l
      join message_senders s on s.marketplace_id = l.marketplace_id and s.id = l.message_sender_id
      where l.marketplace_id = ${call.actor.marketplace}) t`,
    where: sql`true`,
  })

/** A copy needs the sender's assignment to exist. */
export async function saveListener(call: PlatformCall): Promise<undefined> {
  const { db, actor, body } = call
  const sender = body.MessageSenderAssignment as RequestBody
  const senderID = sender.MessageSenderID
  if (!senderID) {
    const property = 'MessageSenderAssignment.MessageSenderID'
    fail('ValidationFailure', { Property: property }, `${property} is required.`)
  }
  refuseIf(findPartyProblem(MessageCCListenerAssignment.title, body))
  const assigned = await db.find(sql`
    select from message_sender_assignments
    where marketplace_id = ${actor.marketplace} and message_sender_id = ${senderID}
      and buyer_id is not distinct from ${sender.BuyerID ?? null}::text
      and supplier_id is not distinct from ${sender.SupplierID ?? null}::text
      and user_group_id is not distinct from ${sender.UserGroupID ?? null}::text
    for key share`)
  if (!assigned) throw notFound(MessageSenderAssignment.title, senderID)
  await db.rows(sql`
    insert into message_cc_listener_assignments (marketplace_id, message_sender_id, sender_buyer_id, sender_supplier_id,
      sender_user_group_id, message_type, buyer_id, supplier_id, user_group_id, user_id)
    values (${actor.marketplace}, ${senderID}, ${sender.BuyerID ?? null}, ${sender.SupplierID ?? null}, ${sender.UserGroupID ?? null},
      ${body.MessageType}, ${body.BuyerID ?? null}, ${body.SupplierID ?? null}, ${body.UserGroupID ?? null}, ${body.UserID ?? null})
    on conflict on constraint message_cc_listener_assignments_key do nothing`)
}
