import { ownDataCalls } from '@tessera/contract/middleware/own-data'
import type { Queryable } from '@tessera/server/database'
import { ConstraintViolation } from '@tessera/server/postgres-errors'
import { sql } from '@tessera/server/sql'
import { checkEmail } from '../../../kit/check-email.ts'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { mayWriteTo } from '../../../kit/form-receipts.ts'
import { customerOf } from '../../../kit/get-customer.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinked, linkToken } from '../../../kit/link-token.ts'
import { getSecret } from '../../../kit/secrets.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { emailLetters, linksOf, takenLetter } from '../accounts/account-emails.ts'
import { audit, doerOf } from '../accounts/audit.ts'
import { findPerson, findPersonByEmail, type Person } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { dropEmailChange, saveEmailChange, takeEmailChange } from '../credentials/email-changes.ts'
import { dropSecrets } from '../credentials/one-time-secret.ts'
import { isTakenElsewhere } from '../registration/open-account.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { checkOwnPassword } from './check-own-password.ts'

type Asked = ShopCall<typeof ownDataCalls.changeEmail>
type Confirmed = ShopCall<typeof ownDataCalls.confirmEmail>

/** If the new address is taken, the response is the same, but the email goes to its owner and has no link. */
export const changeEmailHandlers = (needs: AuthNeeds) => ({
  ...handle(ownDataCalls.changeEmail, (call) => ask(needs, call)),
  ...handle(ownDataCalls.cancelEmail, async (call) => {
    const { personID } = customerOf(call)
    await needs.database.transaction(async (db) => {
      await dropEmailChange(db, personID)
      await audit(db, doerOf(call), { action: 'email.cancel', object: personID })
    })
    return undefined
  }),
  ...handle(ownDataCalls.confirmEmail, (call) => confirm(needs, call)),
})

async function ask(needs: AuthNeeds, call: Asked) {
  const customer = customerOf(call)
  const email = checkEmail(call.body.email)
  if (email === customer.email.toLowerCase()) invalid('email', 'This is already your address.')
  await checkOwnPassword(needs, { ...customer, from: call.from }, call.body.password)
  const secret = await getSecret(needs.database, 'form-link')
  const links = linksOf(needs.publicUrl)
  await needs.database.transaction(async (db) => {
    const id = await saveEmailChange(db, customer.personID, email)
    await queueMail(db, emailLetters.asked(customer, email, links.forgot))
    await audit(db, doerOf(call), { action: 'email.ask', object: customer.personID, after: { email } })
    if (!(await mayWriteTo(db, email))) return
    const owner = await findPersonByEmail(db, email)
    const link = `${needs.publicUrl}/confirm-email?token=${linkToken(secret, 'email', id, call.now)}`
    if (!owner) await queueMail(db, emailLetters.confirm({ ...customer, email }, link))
    if (owner?.status === 'active') await queueMail(db, takenLetter(owner, links))
  })
  return {
    message: `We emailed ${email}. Follow the link within one day; until then, your address stays the same.`,
  }
}

async function confirm(needs: AuthNeeds, call: Confirmed) {
  const { database } = needs
  const id = getLinked(await getSecret(database, 'form-link'), call.body.token, 'email', call.now)
  const { person, email } = await database.transaction((db) => write(db, call, id)).catch(orTaken)
  await settlePerson(database, needs.commerce, person.id).catch(async (error) => {
    if (isTakenElsewhere(error)) return takeBack(needs, person)
    return needs.logger.warn({ err: error, person: person.id }, 'the platform has not heard of a new e-mail address')
  })
  return { message: `Done. You now sign in with ${email}, and our emails go there.` }
}

async function write(db: Queryable, call: Confirmed, id: string): Promise<{ person: Person; email: string }> {
  const change = (await takeEmailChange(db, id)) ?? refuse('Form.LinkUsed')
  const { personID, email } = change
  const person = await findPerson(db, personID)
  if (person?.status !== 'active') return refuse('Form.LinkUsed')
  await db.rows(sql`
    update people set email = ${email}, updated_at = now(), platform_due = now() where id = ${personID}`)
  await moveAlerts(db, person.email.toLowerCase(), email)
  // links sent to the old mailbox no longer work
  await dropSecrets(db, personID)
  await queueMail(db, emailLetters.changed(person, email))
  await audit(
    db,
    { ...doerOf(call), personID, accountID: person.accountID },
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
function orTaken(error: unknown): never {
  if (error instanceof ConstraintViolation && error.constraint === 'people_email') return refuse('User.EmailTaken')
  throw error
}

/** Reverts the change if a platform user who is no customer, such as staff, has the name. */
async function takeBack({ database, commerce }: AuthNeeds, { id, email }: Person): Promise<never> {
  await database.rows(sql`update people set email = ${email}, platform_due = now() where id = ${id}`)
  await settlePerson(database, commerce, id)
  return refuse('User.EmailTaken')
}
