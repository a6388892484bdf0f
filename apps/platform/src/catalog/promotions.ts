import { promotionAssignments, promotions } from '@tessera/contract/platform/orders/promotions'
import { findPromotionProblem } from '@tessera/domain/pricing/promotion'
import { sql } from '@tessera/server/sql'
import type { PlatformHandlers } from '../actor.ts'
import { partyAssignments } from '../companies/party-assignments.ts'
import { requireExpression } from '../engine/check-expression.ts'
import { refuse } from '../engine/refuse.ts'
import { type Rule, ruled } from '../engine/ruled.ts'

const valid: Rule = async ({ db, actor }, { after }) => {
  const integration =
    after.UseIntegration &&
    (await db.find(sql`select from promotion_integrations where marketplace_id = ${actor.marketplace}`))
  refuse(findPromotionProblem(after, Boolean(integration)))
  const level = after.LineItemLevel ? 'line' : 'order'
  requireExpression('EligibleExpression', after.EligibleExpression, `promotion-${level}-eligible`)
  requireExpression('ValueExpression', after.ValueExpression, `promotion-${level}-value`)
  return undefined
}

export const promotionHandlers: PlatformHandlers = {
  ...ruled(promotions, valid),
  ...partyAssignments(promotionAssignments),
}
