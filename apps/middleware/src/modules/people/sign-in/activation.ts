import { authCalls } from '@tessera/contract/middleware/auth/operations'
import { sql } from '@tessera/server/sql'
import { handle } from '../../../kit/http/handle.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { findPerson, type Person } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { type ClaimedSecret, claimSecret, releaseSecret, spendSecret } from '../credentials/one-time-secret.ts'
import { checkPassword, inField } from '../credentials/password.ts'
import type { AuthNeeds } from './auth-needs.ts'

/** Invited people must choose a password; people who registered have one and may choose another. */
export const activationHandler = (needs: AuthNeeds) =>
  handle(authCalls.accountActivation, async (call) => {
    const { database } = needs
    const { token, password } = call.body
    if (password) checkPassword(password)
    const claimed = await claimSecret(database, token, ['activation', 'invitation'])
    try {
      const person = await getInvited(needs, claimed, password)
      await inField('password', settlePerson(database, needs.commerce, person.id, password ?? undefined))
      await database.transaction(async (db) => {
        await spendSecret(db, token)
        await db.rows(sql`
          update people set status = 'active', activated_at = now(), updated_at = now(), platform_due = now()
          where id = ${person.id} and status = 'invited'`)
        await audit(
          db,
          { ...auditActorOf(call), personID: person.id, accountID: person.accountID },
          {
            action: 'user.activate',
            object: person.id,
          },
        )
      })
      // the user can sign in once the platform knows it; a job retries if this fails
      await settlePerson(database, needs.commerce, person.id)
    } catch (error) {
      await releaseSecret(database, token)
      throw error
    }
    return { message: 'Your account is active. You can sign in now.' }
  })

async function getInvited(
  { database }: AuthNeeds,
  claimed: ClaimedSecret,
  password: string | null | undefined,
): Promise<Person> {
  const person = await findPerson(database, claimed.personID)
  if (person?.status === 'active') return refuse('Auth.LinkUsed')
  if (person?.status !== 'invited') return refuse('Auth.LinkInvalid')
  if (claimed.purpose === 'invitation' && !password) invalid('password', 'Choose a password.')
  return person
}
