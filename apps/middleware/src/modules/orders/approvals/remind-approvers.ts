import { approvalReminderAt } from '@tessera/domain/sales/approval-reminder'
import type { OverLimit } from '@tessera/domain/sales/over-limit'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { SalesNeeds } from '../sales-needs.ts'
import { queueApprovalRequests } from './approval-emails.ts'

export const remindApproversTask = 'remind-approvers'
const batch = 200

interface Waiting {
  number: string
  accountId: string
  placedBy: string
  overLimit: OverLimit | null
  askedAt: Date
  timeZone: string
}

/** Reminds everyone who may approve once of each order that waits for a business day. Returns how many orders. */
export async function remindApprovers(
  { database, publicUrl }: Pick<SalesNeeds, 'database' | 'publicUrl'>,
  now: Date,
): Promise<number> {
  const due = (await readWaiting(database, now)).filter(
    ({ askedAt, timeZone }) => approvalReminderAt(askedAt, timeZone) <= now,
  )
  for (const order of due)
    await database.transaction(async (db) => {
      if (await claimReminder(db, order.number, now))
        await queueApprovalRequests(db, order, publicUrl, 'approval-reminder')
    })
  return due.length
}

/** Of two processes that remind at once, the second finds it claimed; an order answered meanwhile is left alone. */
const claimReminder = (db: Queryable, number: string, now: Date) =>
  db.find(sql`
    update sales_documents set approval_reminded_at = ${now}
    where id = ${number} and approval_reminded_at is null and status = 'awaiting-approval' returning id`)

/** No reminder is due before a day has passed. */
const readWaiting = (db: Queryable, now: Date): Promise<Waiting[]> =>
  db.rows<Waiting>(sql`
    select d.id as number, d.account_id as "accountId", coalesce(d.placed_by, 'A team member') as "placedBy",
      coalesce(d.over_limit, (select over_limit from payment_attempts where id = d.attempt_id)) as "overLimit",
      d.approval_asked_at as "askedAt", time_zone_of(d.account_id, d.store_id) as "timeZone"
    from sales_documents d
    where d.status = 'awaiting-approval' and d.approval_reminded_at is null and d.account_id is not null
      and d.approval_asked_at <= ${new Date(now.getTime() - 86_400_000)}
    order by d.approval_asked_at
    limit ${batch}::int`)
