import type { DecidedDispute, DisputeDecisionInput } from '@tessera/client/shop/types.gen'
import { invalid } from '../../../kit/shop-error.ts'
import { decideDisputeWithin } from '../../ledger/invoices/decide-dispute.ts'
import type { OperatorNeeds } from './answer-messages.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from './operator.ts'

/** Accepts a dispute with a credit memo, or declines it with a reason. */
export const decideDispute = (
  { database, publicUrl }: OperatorNeeds,
  call: OperatorCall,
  body: DisputeDecisionInput,
): Promise<DecidedDispute> =>
  database.transaction(async (db) => {
    const { documentId = '', disputedAt = '', decision = 'accept', creditCents = null } = body
    const answer = body.answer?.trim() || null
    if (Number.isNaN(Date.parse(disputedAt))) invalid('disputedAt', 'Enter the time of the dispute.')
    if (decision === 'decline' && !answer) invalid('answer', 'Enter a reason.')
    if (decision === 'decline' && creditCents !== null) invalid('creditCents', 'A declined dispute has no credit.')
    if (creditCents !== null && creditCents < 1) invalid('creditCents', 'Enter an amount.')
    const { name: decidedBy } = operatorOf(call)
    const { accountId, reply, isNew } = await decideDisputeWithin(db, {
      documentId,
      disputedAt,
      decision,
      creditCents,
      answer,
      decidedBy,
      publicUrl,
      now: call.now,
    })
    if (isNew) {
      const after = { decision, answer, creditId: reply.creditId, creditedCents: reply.creditedCents }
      await recordOperatorAction(db, call, accountId, { action: `dispute.${decision}`, object: documentId, after })
    }
    return reply
  })
