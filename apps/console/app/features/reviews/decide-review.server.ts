import type { StaffReviewDecisionInput } from '@tessera/client/shop/types.gen'
import type { StaffWorks } from '../../session/staff-work.server.ts'

/** The API refuses other words. */
type Decision = NonNullable<StaffReviewDecisionInput['decision']>

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
    'Saved. Customers see it on the product’s page.',
  ],
}
