import type { DecidedReview, StaffReviewDecisionInput } from '@tessera/client/shop/types.gen'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { optionalText } from '../../../kit/form-fields.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { decidedStates, saveAnswer, saveDecision } from '../../catalog/reviews/decide-review.ts'
import type { EmailReader } from '../../people/accounts/account-emails.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'
import { reviewRemovedEmail } from './review-removed-email.ts'
import { reviewVersion } from './review-version.ts'

interface LockedReview {
  /** Of its words and of the decisions about them. */
  version: number
  /** Of its words. */
  textVersion: number
  state: NonNullable<DecidedReview['replaced']>['state']
  answer: string | null
  accountId: string | null
  sku: string
  /** Of the author; null for a card that was filled out in a store. */
  email: string | null
  firstName: string | null
}

const states = { ...decidedStates, hold: 'held' } as const

const changedSince = 'The customer or a team member has changed this review. Read it again before you decide.'

/** Publishes, removes, answers or holds the review that was read; one that was changed or decided about since is refused. */
export const decideStaffReview = (
  { database, catalog, publicUrl }: { database: Database; catalog: Catalog; publicUrl: string },
  call: OperatorCall,
  body: StaffReviewDecisionInput,
): Promise<DecidedReview> =>
  database.transaction(async (db) => {
    const id = body.reviewId ?? ''
    const found = isUuid(id)
      ? await db.find<LockedReview>(sql`
          select ${reviewVersion} as version, r.version as "textVersion", r.state, r.answer, p.account_id as "accountId", r.sku, p.email, p.first_name as "firstName"
          from reviews r left join people p on p.id = r.person_id where r.id = ${id} for update of r`)
      : undefined
    const review = found ?? refuse('NotFound', { message: 'This review was deleted.' })
    const before = { state: review.state, answer: review.answer }
    const after =
      body.decision === 'answer'
        ? { ...before, answer: optionalText('answer', body.answer) }
        : { ...before, state: states[body.decision ?? 'publish'] }
    const message = body.decision === 'remove' ? optionalText('message', body.message) : null
    const author = message === null ? undefined : authorOf(review)
    // a repeat changes nothing
    if (after.state === before.state && after.answer === before.answer)
      return { version: review.version, replaced: null }
    if (review.version !== body.version) refuse('Request.Conflict', { message: changedSince })
    if (body.decision === 'answer') await saveAnswer(db, id, after.answer)
    else await saveDecision(db, id, review.textVersion, after.state)
    await recordOperatorAction(db, call, review.accountId, {
      action: `review.${body.decision ?? 'publish'}`,
      object: id,
      before,
      after: author ? { ...after, message } : after,
    })
    const productName = catalog.find(review.sku)?.name ?? review.sku
    if (author && message !== null)
      await queueEmail(db, reviewRemovedEmail(author, { productName, message }, publicUrl))
    return { version: review.version + 1, replaced: before }
  })

function authorOf({ email, firstName }: LockedReview): EmailReader {
  if (!email)
    return invalid(
      'message',
      'This review came on a card from a store, so there is no one to write to. Leave it empty.',
    )
  return { email, firstName: firstName ?? '' }
}
