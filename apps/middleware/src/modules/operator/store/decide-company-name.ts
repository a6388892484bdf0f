import type { CompanyNameDecisionInput } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { isManager, listPeople } from '../../people/accounts/people.ts'
import type { OperatorNeeds } from './answer-messages.ts'
import { companyNameEmail } from './company-name-email.ts'
import { type OperatorCall, recordOperatorAction } from './operator.ts'

interface PendingName {
  id: string
  name: string
  wanted: string
}

/** Approves or declines a new company name. An approved name is used on documents from now on. */
export const decideCompanyName = (
  { database, publicUrl }: OperatorNeeds,
  call: OperatorCall,
  body: CompanyNameDecisionInput,
) =>
  database.transaction(async (db) => {
    const reason = body.reason?.trim() ?? ''
    if (!body.isApproved && !reason) invalid('reason', 'Enter a reason.')
    const account = await db.find<PendingName>(sql`
      select id, name, pending_name as wanted from accounts
      where number = ${body.customerNumber ?? ''} and pending_name is not null for update`)
    if (!account) return refuse('NotFound')
    await db.rows(sql`
      update accounts set name = case when ${body.isApproved === true}::boolean then pending_name else name end,
        pending_name = null, updated_at = now()
      where id = ${account.id}`)
    if (body.isApproved) await renamePartners(db, account)
    await notifyManagers(db, account, body.isApproved ? null : reason, publicUrl)
    const after = { name: account.wanted, isApproved: body.isApproved === true }
    await recordOperatorAction(db, call, account.id, {
      action: 'account.name',
      object: account.id,
      before: { name: account.name },
      after,
    })
  })

/** Renames the account's default partners. Other names the account buys under stay. */
const renamePartners = (db: Queryable, { id, name, wanted }: PendingName) =>
  db.rows(sql`
    update partners p set name = ${wanted}
    where account_id = ${id} and name = ${name} and role in ('sold-to', 'bill-to', 'payer')
      and not exists (select from partners o where o.account_id = p.account_id and o.role = p.role
        and lower(o.name) = lower(${wanted}))`)

async function notifyManagers(
  db: Queryable,
  { id, name, wanted }: PendingName,
  declined: string | null,
  publicUrl: string,
): Promise<void> {
  for (const manager of (await listPeople(db, id)).filter(isManager))
    await queueEmail(db, companyNameEmail(manager, { name, wanted, declined }, publicUrl))
}
