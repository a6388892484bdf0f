import { PlatformError } from '@tessera/client/platform-error'
import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { settleApprovalRule } from '../spending-limits/settle-approval-rule.ts'
import type { PersonStatus } from './people.ts'

interface Due {
  id: string
  userID: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  status: PersonStatus
  accountID: string
  orderLimitCents: number | null
  priceGroup: PriceGroup
  due: string | null
}

/**
 * Copies the person's row to the platform's user: name, email, whether they may sign in, limit and price group, and the
 * limits of the account to its approval rule. Safe to repeat; a change made meanwhile stays due.
 */
export async function settlePerson(db: Queryable, commerce: Commerce, personID: string, password?: string) {
  const person = await db.find<Due>(sql`
    select p.id, p.platform_user_id as "userID", p.email, p.first_name as "firstName", p.last_name as "lastName", p.phone,
      p.status, a.id as "accountID", p.order_limit_cents::float8 as "orderLimitCents", p.platform_due::text as due,
      case when a.type = 'Pro' and a.status = 'active' then a.price_group else 'RT' end as "priceGroup"
    from people p join accounts a on a.id = p.account_id
    where p.id = ${personID}`)
  if (!person) return
  await saveUser(commerce, person, password)
  await saveGroup(commerce, person)
  await settleApprovalRule(db, commerce, person.accountID)
  await db.rows(sql`
    update people set platform_due = null where id = ${personID} and platform_due::text is not distinct from ${person.due}`)
}

async function saveUser(commerce: Commerce, person: Due, password: string | undefined): Promise<void> {
  const { userID, email, firstName, lastName, phone, status, accountID, orderLimitCents } = person
  const user = {
    // frees the address once its owner is deleted
    Username: status === 'deleted' ? `deleted-${userID}` : email,
    FirstName: firstName,
    LastName: lastName,
    Email: email,
    Phone: phone,
    Active: status === 'active',
    xp: { AccountID: accountID, OrderLimit: orderLimitCents === null ? null : orderLimitCents / 100 },
  }
  const asShop = await commerce.backOffice()
  const save = () =>
    commerce.client.Users.Save(buyerID, userID, password ? { ...user, Password: password } : user, asShop)
  // two concurrent runs may both try to create the user; the retry finds it
  await save().catch((error) => (isConflict(error) ? save() : Promise.reject(error)))
}

const isConflict = (error: unknown): boolean => error instanceof PlatformError && error.status === 409

/** Every user has retail prices; pro groups exclude each other. */
const proGroups = priceGroups.filter((group) => group !== 'RT')

async function saveGroup(commerce: Commerce, { userID, priceGroup }: Due): Promise<void> {
  const { UserGroups } = commerce.client
  const asShop = await commerce.backOffice()
  const assigned = await UserGroups.ListUserAssignments(buyerID, { userID, pageSize: 100 }, asShop)
  const has = new Set(assigned.Items.map(({ UserGroupID }) => UserGroupID))
  if (priceGroup !== 'RT' && !has.has(priceGroup))
    await UserGroups.SaveUserAssignment(buyerID, { UserGroupID: priceGroup, UserID: userID }, asShop)
  for (const group of proGroups)
    if (group !== priceGroup && has.has(group)) await UserGroups.DeleteUserAssignment(buyerID, group, userID, asShop)
}

/** Called by a job: retries people whose sync failed. Returns how many are still due. */
export async function settlePeople(db: Queryable, commerce: Commerce): Promise<number> {
  const due = await db.rows<{ id: string }>(sql`
    select id from people where platform_due < now() - interval '5 seconds' order by platform_due limit 100`)
  let failed = 0
  for (const { id } of due) failed += await settlePerson(db, commerce, id).then(() => 0, isTemporary)
  return failed
}

/** Platform errors and timeouts are retried. Any other error is a bug and is thrown. */
function isTemporary(error: unknown): number {
  if (error instanceof PlatformError || (error instanceof Error && error.name === 'TimeoutError')) return 1
  throw error
}
