import type { AccountChangeInput } from '@tessera/client/shop/types.gen'
import {
  type AccountConditions,
  type ChangeableAccount,
  decideAccountChange,
} from '@tessera/domain/billing/account-change'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { isManager, listPeople } from '../../people/accounts/people.ts'
import { settlePerson } from '../../people/accounts/settle-person.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'
import type { ProNeeds } from '../store/pro-account.ts'
import { accountTermsEmail, isEmailed, type NewAccountTerms } from './account-terms-email.ts'

type LockedAccount = ChangeableAccount & { id: string; version: string }

/**
 * Changes terms, credit line, price group or hold, with the reason in the audit. Checkout reads the account with every
 * payment, so the change is in force at the next one; prices follow once the platform has the new group.
 */
export async function changeAccount(needs: ProNeeds, call: OperatorCall, body: AccountChangeInput): Promise<void> {
  const reason = body.reason?.trim() || invalid('reason', 'Enter a reason.')
  const { id, hasNewPrices } = await needs.database.transaction(async (db) => {
    const account = await lockAccount(db, body.customerNumber ?? '')
    const decision = decideAccountChange(account, body)
    if ('problem' in decision) return refuseChange(decision)
    const { after } = decision
    const isNew = Object.keys(after).length > 0
    const isLatest = account.version === body.version
    // the version before is that of a form which is sent again, and changes nothing
    if (isNew && !isLatest) refuse('Request.Conflict')
    if (!isNew && isLatest) refuse('Operator.State', { message: nothingNew })
    if (isNew) await saveChange(db, needs, call, { id: account.id, reason, ...decision })
    return { id: account.id, hasNewPrices: 'priceGroup' in after }
  })
  if (hasNewPrices) await settlePrices(needs, id)
}

/** The reason would be kept nowhere. */
const nothingNew = 'Nothing was saved: these are the terms of now. A note keeps words without a change.'

interface SavedChange {
  id: string
  reason: string
  before: Partial<AccountConditions>
  after: Partial<AccountConditions>
}

/** Writes a change with its audit record and its emails. */
export async function saveChange(
  db: Queryable,
  { publicUrl }: Pick<ProNeeds, 'publicUrl'>,
  call: OperatorCall,
  { id, reason, before, after }: SavedChange,
): Promise<void> {
  await writeChange(db, id, after)
  await recordOperatorAction(db, call, id, {
    action: 'account.change',
    object: id,
    before,
    after: { ...after, reason },
  })
  await notifyManagers(db, id, after, publicUrl)
}

/** Tells the platform the new prices of the people of an account. What fails here stays due. */
export async function settlePrices({ database, commerce }: ProNeeds, id: string): Promise<void> {
  for (const person of await listPeople(database, id)) await settlePerson(database, commerce, person.id)
}

/** Told in the transaction of the change, so a change that is not made is not told. */
async function notifyManagers(db: Queryable, id: string, after: NewAccountTerms, publicUrl: string): Promise<void> {
  if (!isEmailed(after)) return
  for (const manager of (await listPeople(db, id)).filter(isManager))
    await queueEmail(db, accountTermsEmail(manager, after, publicUrl))
}

function refuseChange({ problem, field }: { problem: string; field?: string }): never {
  return field ? invalid(field, problem) : refuse('Operator.State', { message: problem })
}

async function lockAccount(db: Queryable, number: string): Promise<LockedAccount> {
  const found = await db.find<LockedAccount>(sql`
    select id, type, status, terms, credit_line_cents::float8 as "creditLineCents", price_group as "priceGroup",
      on_hold as "isOnHold", updated_at::text as version
    from accounts where number = ${number} for update`)
  return found ?? refuse('NotFound', { message: 'We couldn’t find this customer.' })
}

async function writeChange(db: Queryable, id: string, after: Partial<ChangeableAccount>): Promise<void> {
  const { terms = null, creditLineCents = null, priceGroup = null, isOnHold = null } = after
  await db.rows(sql`
    update accounts set terms = coalesce(${terms}, terms), on_hold = coalesce(${isOnHold}::boolean, on_hold),
      credit_line_cents = coalesce(${creditLineCents}::bigint, credit_line_cents),
      price_group = coalesce(${priceGroup}, price_group), updated_at = clock_timestamp()
    where id = ${id}`)
  // prices depend on a user group on the platform, so people stay due until it is set there
  if (priceGroup)
    await db.rows(sql`update people set platform_due = now() where account_id = ${id} and status <> 'deleted'`)
}
