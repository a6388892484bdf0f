import type { AppliedPromotion, OrderState } from '@tessera/domain/order-model/order-state'
import { type Sql, sql } from '@tessera/server/sql'
import { decimalOf } from './column-values.ts'

/** Statements that replace an order's promotions with these, in this order: each amount depends on the earlier ones. */
export function promotionStatements(uid: string, promotions: readonly AppliedPromotion[]): Sql[] {
  const rows = promotions.map(({ promotionID, lineItemID, amount, amountOverridden }, position) => ({
    position,
    promotion_id: promotionID,
    line_item_id: lineItemID,
    amount: decimalOf(amount),
    amount_overridden: amountOverridden,
  }))
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(position integer, promotion_id text, line_item_id text, amount numeric, amount_overridden boolean)`
  return [
    sql`
    delete from order_promotions a
    where a.order_uid = ${uid} and not exists (
      select from ${given} where g.promotion_id = a.promotion_id and g.line_item_id is not distinct from a.line_item_id)`,
    sql`
    insert into order_promotions (order_uid, position, promotion_id, line_item_id, amount, amount_overridden)
    select ${uid}::bigint, g.position, g.promotion_id, g.line_item_id, g.amount, g.amount_overridden from ${given}
    on conflict (order_uid, promotion_id, line_item_id) do update set
      position = excluded.position, amount = excluded.amount, amount_overridden = excluded.amount_overridden`,
  ]
}

/** The texts of a payment, for people. */
export interface PaymentText {
  id: string
  description: unknown
  xp: unknown
}

/** The same for payments. A payment keeps the order's currency at its creation, and its text until it is changed. */
export function paymentStatements(
  uid: string,
  { payments, order: { currency } }: Pick<OrderState, 'payments' | 'order'>,
  text?: PaymentText,
): Sql[] {
  const rows = payments.map((payment) => ({
    id: payment.id,
    type: payment.type,
    credit_card_id: payment.creditCardID,
    spending_account_id: payment.spendingAccountID,
    amount: decimalOf(payment.amount),
    accepted: payment.accepted,
    order_return_id: payment.orderReturnID,
    debited: decimalOf(payment.debited),
    ...(payment.id === text?.id && { description: text.description, xp: text.xp }),
  }))
  const remaining = payments.map(({ id }) => id)
  return [
    sql`delete from payments y where y.order_uid = ${uid} and y.id <> all(${remaining}::text[])`,
    sql`
    insert into payments (order_uid, id, type, credit_card_id, spending_account_id, amount, accepted, order_return_id, debited, currency, description, xp)
    select ${uid}::bigint, id, type, credit_card_id, spending_account_id, amount, accepted, order_return_id, debited, ${currency}, description, xp
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, type text, credit_card_id text, spending_account_id text, amount numeric, accepted boolean, order_return_id text, debited numeric,
        description text, xp jsonb)
    on conflict (order_uid, id) do update set
      amount = excluded.amount, accepted = excluded.accepted, debited = excluded.debited`,
  ]
}
