import type { DecidedReview, StaffReviewDecisionInput } from '@tessera/client/shop/types.gen'
import { readIntent, type StaffWorks } from '../../session/staff-work.server.ts'

/** The API refuses other words. */
type Decision = NonNullable<StaffReviewDecisionInput['decision']>

/** The decision that leads to a state. */
const decisions = { published: 'publish', removed: 'remove', held: 'hold' } as const

export const reviewWorks: StaffWorks = {
  decide: [
    ({ operator, variant, text, options }) =>
      operator.DecideReview(
        {
          reviewId: text('number'),
          version: Number(text('version')),
          decision: variant as Decision,
          answer: text('answer') || null,
          message: text('message') || null,
        },
        options,
      ),
    'Saved.',
    (typed, answer) => {
      const { replaced, version: made } = answer as DecidedReview
      if (!replaced) return undefined
      const [, decision = ''] = readIntent(typed.intent)
      const version = String(made)
      return decision === 'answer'
        ? { intent: 'decide:answer', version, answer: replaced.answer ?? '' }
        : { intent: `decide:${decisions[replaced.state]}`, version }
    },
  ],
}
