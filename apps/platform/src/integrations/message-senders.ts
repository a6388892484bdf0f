import { messageSenderAssignments, messageSenders } from '@tessera/contract/platform/integrations/message-senders'
import { findMessageSenderProblem } from '@tessera/domain/integrations/message-sender'
import { parameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { findAsked } from '../engine/asked.ts'
import { refuse } from '../engine/refuse.ts'
import { handlerOf, type Rule, ruled } from '../engine/ruled.ts'
import { requireEnabled } from './delivery-config-use.ts'
import { listListeners, saveListener } from './message-listeners.ts'

const reachable: Rule = async (call, { after }) => {
  refuse(findMessageSenderProblem(after))
  await requireEnabled(call)
  return undefined
}

const assignments = partyAssignments(messageSenderAssignments)

/** Deleting an assignment deletes its copies. */
async function deleteAssignment(call: PlatformCall): Promise<undefined> {
  await handlerOf(assignments, 'MessageSenders.DeleteAssignment')(call)
  await call.db.rows(sql`
    delete from message_cc_listener_assignments
    where marketplace_id = ${call.actor.marketplace} and message_sender_id = ${parameter(call, 'messageSenderID')}
      and sender_buyer_id is not distinct from ${findAsked(call, 'buyerID') ?? null}::text
      and sender_supplier_id is not distinct from ${findAsked(call, 'supplierID') ?? null}::text
      and sender_user_group_id is not distinct from ${findAsked(call, 'userGroupID') ?? null}::text`)
}

export const messageSenderHandlers: PlatformHandlers = {
  ...ruled(messageSenders, reachable),
  ...assignments,
  'MessageSenders.DeleteAssignment': deleteAssignment,
  'MessageSenders.ListCCListenerAssignments': listListeners,
  'MessageSenders.SaveCCListenerAssignment': saveListener,
}
