import { userCalls } from '@tessera/contract/middleware/users/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { accountDeletedEmail, linksOf } from '../accounts/account-emails.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { isManager, listPeople, type Person } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { deleteSecrets } from '../credentials/one-time-secret.ts'
import { endSessionsOf } from '../session/end-sessions.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { handOver } from '../team/hand-over.ts'
import { checkOwnPassword } from './check-own-password.ts'

export const signOutElsewhereHandler = ({ database }: AuthNeeds) =>
  handle(userCalls.signOutElsewhere, async (call) => {
    const { personID, sessionID } = customerOf(call)
    await database.transaction(async (db) => {
      await db.rows(sql`
        update sessions set ended_at = now()
        where person_id = ${personID} and ended_at is null and family <> ${sessionID}`)
      await audit(db, auditActorOf(call), { action: 'person.sign-out-elsewhere', object: personID })
    })
    return undefined
  })

/**
 * Deletes the caller, who can't sign in from then on. Personal data is erased after the period in which it can be
 * restored. Orders and invoices stay, as the law requires.
 */
export const deleteMeHandler = (needs: AuthNeeds) =>
  handle(userCalls.deleteMe, async (call) => {
    const customer = customerOf(call)
    await checkOwnPassword(needs, { ...customer, from: call.from }, call.body.password)
    const cart = await needs.leavingCart.read(customer.personID).catch(() => [])
    await needs.database.transaction(async (db) => {
      const heir = await checkLeaving(db, customer)
      const me = { ...customer, id: customer.personID }
      if (heir) await handOver(db, me, heir, auditActorOf(call))
      if (heir)
        await needs.leavingCart.handOver(db, cart, me, { id: heir.id, accountId: customer.account.id }, call.now)
      await db.rows(sql`
        update people set status = 'deleted', deleted_at = now(), updated_at = now(), platform_due = now()
        where id = ${customer.personID}`)
      await endSessionsOf(db, customer.personID)
      await deleteSecrets(db, customer.personID)
      await queueEmail(db, accountDeletedEmail(customer, linksOf(needs.publicUrl)))
      const { email, personID } = customer
      await audit(db, auditActorOf(call), { action: 'user.farewell', object: personID, after: { email } })
    })
    await settlePerson(needs.database, needs.commerce, customer.personID).catch((error) =>
      needs.logger.warn({ err: error, person: customer.personID }, 'an account deletion was not sent to the platform'),
    )
    return undefined
  })

/**
 * Finds the manager who takes over the work, if the account has other users. Refuses if they would be left without a
 * manager, or if the last user has open orders or debts.
 */
async function checkLeaving(db: Queryable, { account, personID }: Customer): Promise<Person | undefined> {
  await db.rows(sql`select from accounts where id = ${account.id} for update`)
  const others = (await listPeople(db, account.id)).filter(({ id }) => id !== personID)
  if (others.length > 0) return others.find(isManager) ?? refuse('User.LastManager')
  const open = await db.find(sql`
    select from billing_documents where account_id = ${account.id} and side = 'debit' and open_cents > 0
    union all
    select from sales_documents where account_id = ${account.id} and status in ('open', 'awaiting-approval')
    limit 1`)
  return open ? refuse('User.OpenBusiness') : undefined
}
