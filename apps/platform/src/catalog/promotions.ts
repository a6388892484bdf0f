import { promotionAssignments, promotions } from '@tessera/contract/platform/orders/promotions'
import { findPromotionProblem } from '@tessera/domain/pricing/promotion'
import type { RequestBody } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { requireExpression } from '../engine/require-expression.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'

const checkPromotion: WriteRule = async (call, { after }) => {
  await refuseBadPromotion(call, after)
  return undefined
}

/** Refuses terms that contradict each other and expressions with errors. */
export async function refuseBadPromotion({ db, actor }: PlatformCall, after: RequestBody): Promise<void> {
  const integration =
    after.UseIntegration &&
    (await db.find(sql`select from promotion_integrations where marketplace_id = ${actor.marketplace}`))
  refuseIf(findPromotionProblem(after, Boolean(integration)))
  const level = after.LineItemLevel ? 'line' : 'order'
  requireExpression('EligibleExpression', after.EligibleExpression, `promotion-${level}-eligible`)
  requireExpression('ValueExpression', after.ValueExpression, `promotion-${level}-value`)
}

export const promotionHandlers: PlatformHandlers = {
  ...withRules(promotions, checkPromotion),
  ...partyAssignments(promotionAssignments),
}
