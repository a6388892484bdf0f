import { userCalls } from '@tessera/contract/middleware/user'
import { queryValue } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { plainEmail } from '../../../kit/check-email.ts'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { customerOf } from '../../../kit/get-customer.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { managerLetter, statusLetters } from '../accounts/account-emails.ts'
import { audit, type Doer, doerOf } from '../accounts/audit.ts'
import { findColleague, isManager, listPeople, type Person, type PersonStatus } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { dropSecrets } from '../credentials/one-time-secret.ts'
import { endSessionsOf } from '../session/end-sessions.ts'
import { checkRecentSignIn } from '../session/recent-sign-in.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { handOver } from './hand-over.ts'
import { checkTarget } from './user-rules.ts'

type Deed = 'lock' | 'unlock' | 'delete'

export const changeUserHandlers = (needs: AuthNeeds) => ({
  ...handle(userCalls.lockUser, (call) => change(needs, call, 'lock')),
  ...handle(userCalls.unlockUser, (call) => change(needs, call, 'unlock')),
  ...handle(userCalls.deleteUser, (call) => change(needs, call, 'delete')),
})

/** New status by action; unlocking a user who never activated makes them invited again. */
const statusAfter: Record<Deed, (person: Person) => PersonStatus> = {
  lock: () => 'locked',
  unlock: ({ activatedAt }) => (activatedAt ? 'active' : 'invited'),
  delete: () => 'deleted',
}

async function change(needs: AuthNeeds, call: ShopCall<typeof userCalls.lockUser>, deed: Deed): Promise<undefined> {
  const customer = customerOf(call)
  checkRecentSignIn(customer, call.now)
  const email = plainEmail(queryValue(call, 'email') ?? '')
  const cart = deed === 'delete' ? await cartOf(needs, customer, email) : []
  const changed = await needs.database.transaction(async (db) => {
    const target = await write(db, customer, email, deed, doerOf(call))
    if (target)
      await needs.leavingCart.handOver(
        db,
        cart,
        target,
        { id: customer.personID, accountId: customer.account.id },
        call.now,
      )
    return target
  })
  if (!changed) return undefined
  // the shop refuses the user at once; if the platform fails, a job retries
  await settlePerson(needs.database, needs.commerce, changed.id).catch((error) =>
    needs.logger.warn({ err: error, person: changed.id }, 'the platform has not heard of a change of users'),
  )
  return undefined
}

/** Saving the cart is optional: a platform failure must not prevent the removal. */
async function cartOf(needs: AuthNeeds, { account }: Customer, email: string) {
  const target = await findColleague(needs.database, account.id, email)
  if (!target || target.status === 'deleted') return []
  return needs.leavingCart.read(target.id).catch((error) => {
    needs.logger.warn({ err: error, person: target.id }, 'the cart of a colleague could not be kept')
    return []
  })
}

/** Locks the account, so that two managers can't remove each other. Undefined if nothing changes. */
async function write(
  db: Queryable,
  customer: Customer,
  email: string,
  deed: Deed,
  doer: Doer,
): Promise<Person | undefined> {
  const { account, personID } = customer
  await db.rows(sql`select from accounts where id = ${account.id} for update`)
  const target = (await findColleague(db, account.id, email)) ?? refuse('NotFound')
  const isGone = target.status === 'deleted'
  if (isGone) return deed === 'delete' ? undefined : refuse('NotFound')
  const people = await listPeople(db, account.id)
  // the caller's right may have been revoked since the request started
  if (!people.some((person) => person.id === personID && isManager(person))) refuse('Session.NeedsManager')
  checkTarget(personID, target, people)
  if (deed === 'unlock' ? target.status !== 'locked' : target.status === statusAfter[deed](target)) return undefined
  // otherwise their open work would have no owner
  if (deed === 'delete') await handOver(db, target, { ...customer, id: personID }, doer)
  await save(db, target, statusAfter[deed](target))
  await tell(db, customer, target, people, deed)
  await audit(db, doer, {
    action: `user.${deed}`,
    object: target.id,
    before: { status: target.status },
    after: { status: statusAfter[deed](target), email },
  })
  return target
}

async function save(db: Queryable, { id }: Person, status: PersonStatus): Promise<void> {
  await db.rows(sql`
    update people set status = ${status}, updated_at = now(), platform_due = now(),
      deleted_at = case when ${status} = 'deleted' then now() end
    where id = ${id}`)
  if (status === 'active') return
  await endSessionsOf(db, id)
  await dropSecrets(db, id)
}

async function tell(
  db: Queryable,
  { account, personID, firstName, lastName }: Customer,
  target: Person,
  people: Person[],
  deed: Deed,
) {
  await queueMail(db, statusLetters[deed](target, account.name))
  const managers = people.filter((person) => isManager(person) && person.id !== personID && person.id !== target.id)
  for (const manager of managers)
    await queueMail(db, managerLetter(manager, deed, target.email, `${firstName} ${lastName}`))
}
