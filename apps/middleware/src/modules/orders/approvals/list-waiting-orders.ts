import type { WaitingOrders } from '@tessera/client/shop/types.gen'
import type { OverLimit } from '@tessera/domain/sales/over-limit'
import { overLimitText } from '@tessera/domain/sales/over-limit-text'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'
import type { Customer } from '../../../kit/visitor.ts'

type Waiting = Omit<WaitingOrders['orders'][number], 'reason'> & { overLimit: OverLimit | null }

const maxRows = 100

/** Orders that wait for this person, the longest first; none without the right. */
export async function listWaitingOrders(
  db: Queryable,
  { account, personID, rights }: Customer,
): Promise<WaitingOrders> {
  if (!rights.has('approve')) return { orders: [] }
  const waiting = await db.rows<Waiting>(sql`
    select d.id as number, d.placed_by as "placedBy", d.job_name as "jobName", d.po_number as "poNumber",
      ${utcText(sql`coalesce(d.approval_asked_at, d.placed_at)`)} as "askedAt",
      d.total_cents::float8 as "totalCents", coalesce(d.over_limit, a.over_limit) as "overLimit"
    from sales_documents d
    left join payment_attempts a on a.id = d.attempt_id
    where d.account_id = ${account.id} and d.status = 'awaiting-approval' and d.person_id is distinct from ${personID}
    order by d.approval_asked_at, d.id
    limit ${maxRows}::int`)
  return { orders: waiting.map(({ overLimit, ...one }) => ({ ...one, reason: overLimitText(overLimit) })) }
}
