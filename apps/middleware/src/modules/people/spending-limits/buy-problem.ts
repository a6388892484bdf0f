import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import { findOverLimit, type OverLimit } from '@tessera/domain/sales/over-limit'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { ShopError } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { missingRight } from '../rights/billing-rights.ts'
import { canAskApproval } from './approvers.ts'
import { holdPerson, monthSpend } from './month-spend.ts'

/** Purchase to check, with the error codes to use. */
export interface PurchaseCheck {
  totalCents: number
  now: Date
  /** ID of the cart being placed, which must not count against itself. */
  orderId?: string
  /** Total of the existing order it is added to, which already counts in the month. */
  beforeCents?: number
  /** Set in the transaction that places the order: locks the person, so that their orders are checked one at a time. */
  isPlacing?: boolean
  /** A purchase above a limit may wait for approval. */
  canWait?: boolean
  codes: { needsBuy: ShopErrorCode; aboveLimit: ShopErrorCode; aboveMonth: ShopErrorCode }
}

interface PurchaseResult {
  /** Why this person may not buy, with the names of managers who can change that. */
  problem?: ShopError
  /** The purchase is above this limit and waits for approval. */
  overLimit?: OverLimit
}

interface BuyingStatus {
  mayBuy: boolean
  orderLimitCents: number | null
  monthLimitCents: number | null
  monthUsedCents: number
}

/** Checks whether this person may buy, and whether the purchase has to wait for approval. */
export async function checkPurchase(
  db: Queryable,
  customer: Customer,
  { totalCents, now, orderId, beforeCents = 0, isPlacing = false, canWait = false, codes }: PurchaseCheck,
): Promise<PurchaseResult> {
  if (isPlacing) await holdPerson(db, customer.personID)
  // read again: a right may have been revoked since the request started
  const person = await db.find<BuyingStatus>(sql`
    select 'buy' = any(p.rights) as "mayBuy", p.order_limit_cents::float8 as "orderLimitCents",
      p.month_limit_cents::float8 as "monthLimitCents",
      case when p.month_limit_cents is null then 0 else ${monthSpend(now, orderId)} end as "monthUsedCents"
    from people p where p.id = ${customer.personID} and p.status = 'active'`)
  if (!person?.mayBuy) return { problem: await missingRight(db, customer, codes.needsBuy) }
  const orderCents = beforeCents + totalCents
  const overLimit = findOverLimit({ ...person, orderCents, newCents: totalCents })
  if (!overLimit) return {}
  if (canWait && (await canAskApproval(db, customer.account.id))) return { overLimit }
  const { kind, limitCents, usedCents } = overLimit
  const problem =
    kind === 'order'
      ? await missingRight(db, customer, codes.aboveLimit, { limitCents, totalCents: orderCents })
      : await missingRight(db, customer, codes.aboveMonth, { limitCents, usedCents, totalCents })
  return { problem }
}

/** Finds the reason why this person may not buy. */
export const findBuyProblem = async (
  db: Queryable,
  customer: Customer,
  check: PurchaseCheck,
): Promise<ShopError | undefined> => (await checkPurchase(db, customer, check)).problem
