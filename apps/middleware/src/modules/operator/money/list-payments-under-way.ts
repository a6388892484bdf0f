import type { PaymentsUnderWay } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'
import { outcomeOf, type PaymentRow } from '../../ledger/invoice-payment/receipt.ts'

type Item = PaymentsUnderWay['items'][number]
type Row = Omit<Item, 'stateText'> & Pick<PaymentRow, 'state' | 'attemptState' | 'bankState'>

const maxRows = 200

const stateTexts: Record<ReturnType<typeof outcomeOf>, string> = {
  paid: 'Paid',
  declined: 'Being released',
  challenge: 'The customer has to confirm it at the bank',
  pending: 'Waiting for the bank',
  working: 'Being charged',
}

/** Payments that hold amounts of documents, so that no one else can pay them. */
export async function listPaymentsUnderWay(
  db: Queryable,
  customerNumber: string | undefined,
): Promise<PaymentsUnderWay> {
  const rows = await db.rows<Row>(sql`
    select i.id as "paymentId", i.state, i.bank_state as "bankState", t.state as "attemptState",
      a.number as "customerNumber", a.name as customer, concat_ws(' ', p.first_name, p.last_name) as by,
      coalesce(t.words, i.bank_text) as "methodText", (i.card_cents + i.credit_cents)::float8 as "totalCents",
      ${utcText(sql`i.created_at`)} as "startedAt",
      array(select distinct document_id from invoice_payment_parts where payment_id = i.id order by 1) as "documentIds"
    from invoice_payments i
    join accounts a on a.id = i.account_id
    left join people p on p.id = i.person_id
    left join payment_attempts t on t.id = i.attempt_id
    where i.state = 'started' and ${customerNumber ? sql`a.number = ${customerNumber}` : sql`true`}
    order by i.created_at, i.id
    limit ${maxRows}::int`)
  return {
    items: rows.map(({ state, bankState, attemptState, ...row }) => ({
      ...row,
      stateText: stateTexts[outcomeOf({ state, bankState, attemptState })],
    })),
  }
}
