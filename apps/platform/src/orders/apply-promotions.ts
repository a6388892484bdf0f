import { zero } from '@tessera/domain/money'
import type { AppliedPromotion as OnSheet, OrderState } from '@tessera/domain/order-model/order-state'
import { type Problem, problem } from '@tessera/domain/order-model/problem'
import { withTotals } from '@tessera/domain/orders/totals'
import { amountsFor } from '@tessera/domain/promotions/amounts'
import type { PromotionFacts } from '@tessera/domain/promotions/facts'
import { promotionProblem } from '@tessera/domain/promotions/problem'
import type { AppliedPromotion, PromotionCandidate } from '@tessera/domain/promotions/promotion-terms'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { OrderRecord } from './order-record.ts'
import type { ServicePrices } from './promotion-service.ts'
import type { OrderCatalog } from './read-catalog.ts'
import { readPromotionFacts } from './read-promotion-facts.ts'
import { readPromotions, type WirePromotion } from './read-promotions.ts'
import { writeOrderState } from './write-order-state.ts'

export interface PromotionOutcome {
  state: OrderState
  /** Problems of promotions that no longer apply: they stay with amount zero until they are refreshed. */
  problems: readonly Problem[]
}

/**
 * Recomputes the promotion amounts after a change, in the order they were applied. Submitted orders are not changed.
 * `service` prices the promotions that ask for it; without it they keep their amounts.
 */
export async function applyPromotions(
  { db, now, promotionService: service }: Pick<PlatformCall, 'db' | 'now' | 'promotionService'>,
  record: OrderRecord,
  state: OrderState,
  catalog: OrderCatalog,
): Promise<PromotionOutcome> {
  if (state.promotions.length === 0 || state.order.isSubmitted) return { state: withTotals(state), problems: [] }
  const [known, facts] = await Promise.all([
    readAppliedCandidates(db, record, state),
    readPromotionFacts(db, record, state, catalog, now),
  ])
  const asked = known.filter((one) => one.promotion.UseIntegration && isUsable(one, facts))
  const answer = asked.length > 0 ? service?.find(record) : undefined
  if (service && asked.length > 0 && !answer) {
    await writeOrderState(db, record, withTotals(state), catalog)
    await service.ask(
      db,
      record,
      asked.map(({ promotion }) => promotion),
    )
  }
  const candidates = answer ? withServicePrices(known, answer.prices) : known
  const applied: AppliedPromotion[] = []
  const problems: Problem[] = []
  const rows: OnSheet[] = []
  for (const candidate of candidates) {
    if (!candidate.promotion.Active) continue // deactivating removes it, as deleting does
    const found =
      promotionProblem(candidate.promotion, { ...candidate, facts, appliedOthers: applied })?.code ??
      (answer && isUnpriced(candidate) ? (answer.failure ?? 'Promotion.NotEligible') : undefined)
    if (found)
      problems.push(problem(found, { PromotionID: candidate.promotion.ID, PromoCode: candidate.promotion.Code }))
    const amounts = found ? [] : amountsFor(candidate, facts, applied)
    applied.push({ promotion: candidate.promotion, amounts })
    rows.push(...promotionRowsOf(candidate, amounts))
  }
  return { state: withTotals({ ...state, promotions: rows }), problems }
}

/** The service is asked only about promotions that the order may have. */
const isUsable = (candidate: PromotionCandidate<WirePromotion>, facts: PromotionFacts): boolean =>
  !promotionProblem(candidate.promotion, { ...candidate, facts, appliedOthers: [] })

/** A promotion that the service did not grant has no amounts and is not eligible. */
export const withServicePrices = (
  candidates: readonly PromotionCandidate<WirePromotion>[],
  prices: ServicePrices,
): PromotionCandidate<WirePromotion>[] =>
  candidates.map((one) => (one.promotion.UseIntegration ? { ...one, fixedAmounts: prices.get(one.promotion.ID) } : one))

export const isUnpriced = ({ promotion, fixedAmounts }: PromotionCandidate<WirePromotion>): boolean =>
  promotion.UseIntegration && !fixedAmounts

/** Every promotion of an order has a row, with amount zero if it gives nothing now. */
export function promotionRowsOf(
  { promotion, fixedAmounts }: Pick<PromotionCandidate<WirePromotion>, 'promotion' | 'fixedAmounts'>,
  amounts: AppliedPromotion['amounts'],
): OnSheet[] {
  const amountOverridden = fixedAmounts !== undefined && !promotion.UseIntegration
  const row = { promotionID: promotion.ID, amountOverridden }
  if (amounts.length === 0) return [{ ...row, lineItemID: null, amount: zero }]
  return amounts.map(({ lineItemID, amount }) => ({ ...row, lineItemID, amount }))
}

/** In the order they were applied. Amounts that an override or the promotion service gave are kept. */
export async function readAppliedCandidates(
  db: Queryable,
  record: OrderRecord,
  { promotions }: OrderState,
): Promise<PromotionCandidate<WirePromotion>[]> {
  const ids = [...new Set(promotions.map(({ promotionID }) => promotionID))]
  const found = await readPromotions(db, record, sql`t.id = any(${ids}::text[])`)
  const byID = new Map(found.map((candidate) => [candidate.promotion.ID, candidate]))
  return ids.flatMap((id) => {
    const candidate = byID.get(id)
    const isKept = candidate?.promotion.UseIntegration
    const fixed = promotions.filter((row) => row.promotionID === id && (row.amountOverridden || isKept))
    return candidate ? [fixed.length > 0 ? { ...candidate, fixedAmounts: fixed } : candidate] : []
  })
}
