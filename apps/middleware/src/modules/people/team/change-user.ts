import { userCalls } from '@tessera/contract/middleware/users/operations'
import { queryValue } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { normalizeEmail } from '../../../kit/check-email.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { type AccountLinks, linksOf } from '../accounts/account-emails.ts'
import { type AuditActor, audit, auditActorOf } from '../accounts/audit.ts'
import { findColleague, isManager, listPeople, type Person, type PersonStatus } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { checkRecentSignIn } from '../session/recent-sign-in.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { handOver } from './hand-over.ts'
import { savePersonStatus, unlockedStatus } from './save-person-status.ts'
import { managerEmail, statusEmails } from './team-emails.ts'
import { checkTarget } from './user-rules.ts'

type UserAction = 'lock' | 'unlock' | 'delete'

export const changeUserHandlers = (needs: AuthNeeds) => ({
  ...handle(userCalls.lockUser, (call) => changeUser(needs, call, 'lock')),
  ...handle(userCalls.unlockUser, (call) => changeUser(needs, call, 'unlock')),
  ...handle(userCalls.deleteUser, (call) => changeUser(needs, call, 'delete')),
})

/** New status by action. */
const statusAfter: Record<UserAction, (person: Person) => PersonStatus> = {
  lock: () => 'locked',
  unlock: unlockedStatus,
  delete: () => 'deleted',
}

async function changeUser(
  needs: AuthNeeds,
  call: ShopCall<typeof userCalls.lockUser>,
  action: UserAction,
): Promise<undefined> {
  const customer = customerOf(call)
  checkRecentSignIn(customer, call.now)
  const email = normalizeEmail(queryValue(call, 'email') ?? '')
  const cart = action === 'delete' ? await cartOf(needs, customer, email) : []
  const changed = await needs.database.transaction(async (db) => {
    const target = await applyAction(db, customer, email, action, {
      by: auditActorOf(call),
      links: linksOf(needs.publicUrl),
    })
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
    needs.logger.warn({ err: error, person: changed.id }, 'a user change was not sent to the platform'),
  )
  return undefined
}

/** Saving the cart is optional: a platform failure must not prevent the removal. */
async function cartOf(needs: AuthNeeds, { account }: Customer, email: string) {
  const target = await findColleague(needs.database, account.id, email)
  if (!target || target.status === 'deleted') return []
  return needs.leavingCart.read(target.id).catch((error) => {
    needs.logger.warn({ err: error, person: target.id }, 'the cart of a leaving team member could not be saved')
    return []
  })
}

/** Locks the account, so that two managers can't remove each other. Undefined if nothing changes. */
async function applyAction(
  db: Queryable,
  customer: Customer,
  email: string,
  action: UserAction,
  { by: auditActor, links }: { by: AuditActor; links: AccountLinks },
): Promise<Person | undefined> {
  const { account, personID } = customer
  await db.rows(sql`select from accounts where id = ${account.id} for update`)
  const target = (await findColleague(db, account.id, email)) ?? refuse('NotFound')
  const isGone = target.status === 'deleted'
  if (isGone) return action === 'delete' ? undefined : refuse('NotFound')
  const people = await listPeople(db, account.id)
  // the caller's right may have been revoked since the request started
  if (!people.some((person) => person.id === personID && isManager(person))) refuse('Session.NeedsManager')
  checkTarget(personID, target, people)
  if (action === 'unlock' ? target.status !== 'locked' : target.status === statusAfter[action](target)) return undefined
  // otherwise their open work would have no owner
  if (action === 'delete') await handOver(db, target, { ...customer, id: personID }, auditActor)
  await savePersonStatus(db, target, statusAfter[action](target))
  await emailAboutChange(db, customer, target, people, action, links)
  await audit(db, auditActor, {
    action: `user.${action}`,
    object: target.id,
    before: { status: target.status },
    after: { status: statusAfter[action](target), email },
  })
  return target
}

async function emailAboutChange(
  db: Queryable,
  { account, personID, firstName, lastName }: Customer,
  target: Person,
  people: Person[],
  action: UserAction,
  links: AccountLinks,
) {
  await queueEmail(db, statusEmails[action](target, account.name, links))
  const managers = people.filter((person) => isManager(person) && person.id !== personID && person.id !== target.id)
  for (const manager of managers)
    await queueEmail(db, managerEmail(manager, action, { whom: target.email, by: `${firstName} ${lastName}` }, links))
}
