import type { StaffReviewDecisionInput } from '@tessera/client/shop/types.gen'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { optionalText } from '../../../kit/form-fields.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { decidedStates, saveAnswer, saveDecision } from '../../catalog/reviews/decide-review.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

interface LockedReview {
  version: number
  state: string
  answer: string | null
  accountId: string | null
}

/** Publishes, removes or answers the review that was read; one that the customer changed since is refused. */
export const decideStaffReview = (
  { database }: { database: Database },
  call: OperatorCall,
  body: StaffReviewDecisionInput,
): Promise<void> =>
  database.transaction(async (db) => {
    const id = body.reviewId ?? ''
    const found = isUuid(id)
      ? await db.find<LockedReview>(sql`
          select r.version, r.state, r.answer, p.account_id as "accountId"
          from reviews r left join people p on p.id = r.person_id where r.id = ${id} for update of r`)
      : undefined
    const review = found ?? refuse('NotFound', { message: 'This review was deleted.' })
    if (review.version !== body.version)
      refuse('Request.Conflict', { message: 'The customer has changed this review. Read it again before you decide.' })
    const before = { state: review.state, answer: review.answer }
    const after =
      body.decision === 'answer'
        ? { ...before, answer: optionalText('answer', body.answer) }
        : { ...before, state: decidedStates[body.decision ?? 'publish'] }
    // a repeat changes nothing
    if (after.state === before.state && after.answer === before.answer) return
    if (body.decision === 'answer') await saveAnswer(db, id, after.answer)
    else await saveDecision(db, id, review.version, after.state)
    await recordOperatorAction(db, call, review.accountId, {
      action: `review.${body.decision}`,
      object: id,
      before,
      after,
    })
  })
