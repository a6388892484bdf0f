import { emailSettingsCalls } from '@tessera/contract/middleware/email-settings/operations'
import type { Queryable } from '@tessera/server/database'
import { ConstraintViolation } from '@tessera/server/postgres-errors'
import { sql } from '@tessera/server/sql'
import { checkEmail } from '../../../kit/check-email.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { mayEmail } from '../../../kit/form-receipts.ts'
import { getSecret } from '../../../kit/get-secret.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinkSubject, linkToken } from '../../../kit/link-token.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { alreadyRegisteredEmail, emailChangeEmails, linksOf } from '../accounts/account-emails.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { findPerson, findPersonByEmail, type Person } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { dropEmailChange, saveEmailChange, takeEmailChange } from '../credentials/email-changes.ts'
import { deleteSecrets } from '../credentials/one-time-secret.ts'
import { isNameTakenOnPlatform } from '../registration/open-account.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { checkOwnPassword } from './check-own-password.ts'

type ChangeEmailCall = ShopCall<typeof emailSettingsCalls.changeEmail>
type ConfirmEmailCall = ShopCall<typeof emailSettingsCalls.confirmEmail>

/** If the new address is taken, the response is the same, but the email goes to its owner and has no link. */
export const changeEmailHandlers = (needs: AuthNeeds) => ({
  ...handle(emailSettingsCalls.changeEmail, (call) => requestEmailChange(needs, call)),
  ...handle(emailSettingsCalls.cancelEmail, async (call) => {
    const { personID } = customerOf(call)
    await needs.database.transaction(async (db) => {
      await dropEmailChange(db, personID)
      await audit(db, auditActorOf(call), { action: 'email.cancel', object: personID })
    })
    return undefined
  }),
  ...handle(emailSettingsCalls.confirmEmail, (call) => confirmEmailChange(needs, call)),
})

async function requestEmailChange(needs: AuthNeeds, call: ChangeEmailCall) {
  const customer = customerOf(call)
  const email = checkEmail(call.body.email)
  if (email === customer.email.toLowerCase()) invalid('email', 'This is already your address.')
  await checkOwnPassword(needs, { ...customer, from: call.from }, call.body.password)
  const secret = await getSecret(needs.database, 'form-link')
  const links = linksOf(needs.publicUrl)
  await needs.database.transaction(async (db) => {
    const id = await saveEmailChange(db, customer.personID, email)
    await queueEmail(db, emailChangeEmails.requested(customer, email, links))
    await audit(db, auditActorOf(call), { action: 'email.ask', object: customer.personID, after: { email } })
    if (!(await mayEmail(db, email))) return
    const owner = await findPersonByEmail(db, email)
    const link = `${needs.publicUrl}/confirm-email?token=${linkToken(secret, 'email', id, call.now)}`
    if (!owner) await queueEmail(db, emailChangeEmails.confirm({ ...customer, email }, link, links))
    if (owner?.status === 'active') await queueEmail(db, alreadyRegisteredEmail(owner, links))
  })
  return {
    message: `We emailed ${email}. Follow the link within one day; until then, your address stays the same.`,
  }
}

async function confirmEmailChange(needs: AuthNeeds, call: ConfirmEmailCall) {
  const { database } = needs
  const id = getLinkSubject(await getSecret(database, 'form-link'), call.body.token, 'email', call.now)
  const { person, email } = await database
    .transaction((db) => saveNewEmail(db, call, id, needs.publicUrl))
    .catch(refuseTakenEmail)
  await settlePerson(database, needs.commerce, person.id).catch(async (error) => {
    if (isNameTakenOnPlatform(error)) return revertEmail(needs, person)
    return needs.logger.warn({ err: error, person: person.id }, 'a new email address was not sent to the platform')
  })
  return { message: `Done. You now sign in with ${email}, and our emails go there.` }
}

async function saveNewEmail(
  db: Queryable,
  call: ConfirmEmailCall,
  id: string,
  publicUrl: string,
): Promise<{ person: Person; email: string }> {
  const change = (await takeEmailChange(db, id)) ?? refuse('Form.LinkUsed')
  const { personID, email } = change
  const person = await findPerson(db, personID)
  if (person?.status !== 'active') return refuse('Form.LinkUsed')
  await db.rows(sql`
    update people set email = ${email}, updated_at = now(), platform_due = now() where id = ${personID}`)
  await moveAlerts(db, person.email.toLowerCase(), email)
  // links sent to the old mailbox no longer work
  await deleteSecrets(db, personID)
  await queueEmail(db, emailChangeEmails.changed(person, email, linksOf(publicUrl)))
  await audit(
    db,
    { ...auditActorOf(call), personID, accountID: person.accountID },
    { action: 'email.change', object: personID, before: { email: person.email }, after: { email } },
  )
  return { person, email }
}

/** Moves stock alerts to the new address; alerts for the same product at both addresses are merged. */
async function moveAlerts(db: Queryable, from: string, to: string): Promise<void> {
  await db.rows(sql`
    update stock_alerts a set email = ${to}
    where email = ${from} and confirmed_at is not null and told_at is null and ended_at is null
      and not exists (select from stock_alerts o
        where o.email = ${to} and o.sku = a.sku and o.told_at is null and o.ended_at is null)`)
}

/** Someone has registered the address meanwhile. The caller has the link from that mailbox and may know it. */
function refuseTakenEmail(error: unknown): never {
  if (error instanceof ConstraintViolation && error.constraint === 'people_email') return refuse('User.EmailTaken')
  throw error
}

/** Reverts the change if a platform user who is no customer, such as staff, has the name. */
async function revertEmail({ database, commerce }: AuthNeeds, { id, email }: Person): Promise<never> {
  await database.rows(sql`update people set email = ${email}, platform_due = now() where id = ${id}`)
  await settlePerson(database, commerce, id)
  return refuse('User.EmailTaken')
}
