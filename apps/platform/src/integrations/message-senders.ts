import { messageSenderAssignments, messageSenders } from '@tessera/contract/platform/integrations/message-senders'
import { findMessageSenderProblem } from '@tessera/domain/integrations/message-sender'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { handlerOf, type WriteRule, withRules } from '../engine/with-rules.ts'
import { listListeners, saveListener } from './message-listeners.ts'
import { requireEnabledDelivery } from './require-enabled-delivery.ts'

const checkMessageSender: WriteRule = async (call, { after }) => {
  refuseIf(findMessageSenderProblem(after))
  await requireEnabledDelivery(call, { kind: 'MessageSender' })
  return undefined
}

const assignments = partyAssignments(messageSenderAssignments)

/** Deleting an assignment deletes its copies. */
async function deleteAssignment(call: PlatformCall): Promise<undefined> {
  await handlerOf(assignments, 'MessageSenders.DeleteAssignment')(call)
  await call.db.rows(sql`
    delete from message_cc_listener_assignments
    where marketplace_id = ${call.actor.marketplace} and message_sender_id = ${pathParameter(call, 'messageSenderID')}
      and sender_buyer_id is not distinct from ${findQueryValue(call, 'buyerID') ?? null}::text
      and sender_supplier_id is not distinct from ${findQueryValue(call, 'supplierID') ?? null}::text
      and sender_user_group_id is not distinct from ${findQueryValue(call, 'userGroupID') ?? null}::text`)
}

export const messageSenderHandlers: PlatformHandlers = {
  ...withRules(messageSenders, checkMessageSender),
  ...assignments,
  'MessageSenders.DeleteAssignment': deleteAssignment,
  'MessageSenders.ListCCListenerAssignments': listListeners,
  'MessageSenders.SaveCCListenerAssignment': saveListener,
}
