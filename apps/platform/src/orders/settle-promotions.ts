import { zero } from '@tessera/domain/money'
import { type Problem, problem } from '@tessera/domain/orders/problem'
import type { AppliedPromotion as OnSheet, Sheet } from '@tessera/domain/orders/sheet'
import { withTotals } from '@tessera/domain/orders/totals'
import { amountsFor } from '@tessera/domain/promotions/amounts'
import { promotionProblem } from '@tessera/domain/promotions/problem'
import type { AppliedPromotion, Candidate } from '@tessera/domain/promotions/terms'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { factsOf } from './order-facts.ts'
import type { Catalogue } from './read-offers.ts'
import { readPromotions, type WirePromotion } from './read-promotions.ts'
import type { OpenSheet } from './read-sheet.ts'

export interface Settled {
  sheet: Sheet
  /** Problems of promotions that no longer apply: they stay with amount zero until they are refreshed. */
  problems: readonly Problem[]
}

/**
 * Recomputes the promotion amounts after a change, in the order they were applied. Submitted orders are not changed.
 */
export async function settlePromotions(
  db: Queryable,
  open: OpenSheet,
  sheet: Sheet,
  catalogue: Catalogue,
  now: Date,
): Promise<Settled> {
  if (sheet.promotions.length === 0 || sheet.order.isSubmitted) return { sheet: withTotals(sheet), problems: [] }
  const [candidates, facts] = await Promise.all([
    appliedCandidates(db, open, sheet),
    factsOf(db, open, sheet, catalogue, now),
  ])
  const applied: AppliedPromotion[] = []
  const problems: Problem[] = []
  const rows: OnSheet[] = []
  for (const candidate of candidates) {
    const found = promotionProblem(candidate.promotion, { ...candidate, facts, appliedOthers: applied })
    if (found)
      problems.push(problem(found.code, { PromotionID: candidate.promotion.ID, PromoCode: candidate.promotion.Code }))
    const amounts = found ? [] : amountsFor(candidate, facts, applied)
    applied.push({ promotion: candidate.promotion, amounts })
    rows.push(...rowsOf(candidate, amounts))
  }
  return { sheet: withTotals({ ...sheet, promotions: rows }), problems }
}

/** Every promotion of an order has a row, with amount zero if it gives nothing now. */
export function rowsOf(
  { promotion, fixedAmounts }: Pick<Candidate<WirePromotion>, 'promotion' | 'fixedAmounts'>,
  amounts: AppliedPromotion['amounts'],
): OnSheet[] {
  const row = { promotionID: promotion.ID, amountOverridden: fixedAmounts !== undefined }
  if (amounts.length === 0) return [{ ...row, lineItemID: null, amount: zero }]
  return amounts.map(({ lineItemID, amount }) => ({ ...row, lineItemID, amount }))
}

/** In the order they were applied; overridden amounts are kept. */
export async function appliedCandidates(
  db: Queryable,
  open: OpenSheet,
  { promotions }: Sheet,
): Promise<Candidate<WirePromotion>[]> {
  const ids = [...new Set(promotions.map(({ promotionID }) => promotionID))]
  const found = await readPromotions(db, open, sql`t.id = any(${ids}::text[])`)
  const byID = new Map(found.map((candidate) => [candidate.promotion.ID, candidate]))
  return ids.flatMap((id) => {
    const candidate = byID.get(id)
    const fixed = promotions.filter((row) => row.promotionID === id && row.amountOverridden)
    return candidate ? [fixed.length > 0 ? { ...candidate, fixedAmounts: fixed } : candidate] : []
  })
}
