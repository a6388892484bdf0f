import { userCalls } from '@tessera/contract/middleware/users/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { normalizeEmail } from '../../../kit/check-email.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { AccountRight } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { findColleague, findPerson, isManager, listPeople, type Person } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { checkRecentSignIn } from '../session/recent-sign-in.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { monthSpendOf } from '../spending-limits/month-spend.ts'
import { accountUserOf } from './account-user.ts'
import { checkApproverLimits, checkGrantedLimit, checkGrantedRights, checkTarget } from './user-rules.ts'

type Call = ShopCall<typeof userCalls.changeRights>

/** New rights apply from the next request on, since every request reads them. */
export const changeRightsHandler = (needs: AuthNeeds) =>
  handle(userCalls.changeRights, async (call) => {
    const { personID } = customerOf(call)
    checkRecentSignIn(customerOf(call), call.now)
    const id = await needs.database.transaction((db) => saveRights(db, call))
    await settlePerson(needs.database, needs.commerce, id).catch((error) =>
      needs.logger.warn({ err: error, person: id }, 'a change of rights was not sent to the platform'),
    )
    const changed = (await findPerson(needs.database, id)) ?? refuse('NotFound')
    const spend = await monthSpendOf(needs.database, changed.accountID, call.now)
    return accountUserOf(changed, personID, spend.get(id) ?? 0)
  })

/** Locks the account, so that two managers can't revoke each other's rights. */
async function saveRights(db: Queryable, call: Call): Promise<string> {
  const { account, personID } = customerOf(call)
  await db.rows(sql`select from accounts where id = ${account.id} for update`)
  const target = await findColleague(db, account.id, normalizeEmail(call.body.email))
  if (!target || target.status === 'deleted') return refuse('NotFound')
  const people = await listPeople(db, account.id)
  const own = people.find((person) => person.id === personID && isManager(person)) ?? refuse('Session.NeedsManager')
  checkTarget(personID, target, people)
  const rights = nextRights(own, target, call.body.rights)
  const limits = nextLimits(own, target, call.body)
  checkApproverLimits(rights, limits)
  await db.rows(sql`
    update people set rights = ${rights}, order_limit_cents = ${limits.orderLimitCents},
      month_limit_cents = ${limits.monthLimitCents}, updated_at = now(), platform_due = now()
    where id = ${target.id}`)
  await audit(db, auditActorOf(call), {
    action: 'user.rights',
    object: target.id,
    before: { rights: target.rights, ...limitsOf(target) },
    after: { email: target.email, rights, ...limits },
  })
  return target.id
}

type Limits = Pick<Person, 'orderLimitCents' | 'monthLimitCents'>

const limitsOf = ({ orderLimitCents, monthLimitCents }: Limits): Limits => ({ orderLimitCents, monthLimitCents })

/** Unchanged limits aren't checked again. */
function nextLimits(own: Person, target: Person, requested: Call['body']): Limits {
  const next = (field: keyof Limits): number | null => {
    const limit = requested[field] ?? null
    return limit === target[field] ? limit : checkGrantedLimit(own[field], limit, field)
  }
  return { orderLimitCents: next('orderLimitCents'), monthLimitCents: next('monthLimitCents') }
}

/** ACC-6: rights the manager doesn't hold stay unchanged. */
function nextRights(own: Person, target: Person, requested: readonly string[]): AccountRight[] {
  const held = new Set(own.rights)
  const added = requested.filter((right) => !target.rights.includes(right as AccountRight)) // any string; unknown ones are refused below
  const retained = target.rights.filter((right) => requested.includes(right) || !held.has(right))
  return [...new Set([...retained, ...checkGrantedRights(held, added)])]
}
