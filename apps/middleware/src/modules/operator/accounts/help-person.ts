import type { PersonLockInput, PersonResetInput } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { normalizeEmail } from '../../../kit/check-email.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { requiredLine } from '../../../kit/form-fields.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { linksOf } from '../../people/accounts/account-emails.ts'
import { findColleague, isManager, listPeople, type Person } from '../../people/accounts/people.ts'
import { settlePerson } from '../../people/accounts/settle-person.ts'
import { queueResetEmail } from '../../people/sign-in/forgot-password.ts'
import { savePersonStatus, unlockedStatus } from '../../people/team/save-person-status.ts'
import { managerEmail, statusEmails } from '../../people/team/team-emails.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'
import type { ProNeeds } from '../store/pro-account.ts'

type Needs = Pick<ProNeeds, 'database' | 'commerce' | 'publicUrl'>

interface Found {
  account: { id: string; name: string }
  person: Person
}

/** Locks the account, so that its managers and our staff change its people one after the other. */
async function lockPersonOf(
  db: Queryable,
  { customerNumber, email }: { customerNumber?: string | undefined; email?: string | undefined },
): Promise<Found> {
  const account = await db.find<Found['account']>(sql`
    select id, name from accounts where number = ${customerNumber ?? ''} for update`)
  const person = account && (await findColleague(db, account.id, normalizeEmail(email ?? '')))
  if (!account || !person || person.status === 'deleted')
    return refuse('NotFound', { message: 'We couldn’t find this person at this customer.' })
  return { account, person }
}

/** The person and the managers of the company are told. A repeat changes nothing. */
export async function lockPerson(needs: Needs, call: OperatorCall, body: PersonLockInput): Promise<void> {
  const reason = requiredLine('reason', body.reason)
  const action = body.isLocked ? 'lock' : 'unlock'
  const changed = await needs.database.transaction(async (db) => {
    const { account, person } = await lockPersonOf(db, body)
    const status = body.isLocked ? 'locked' : unlockedStatus(person)
    if ((person.status === 'locked') === (action === 'lock')) return undefined
    await savePersonStatus(db, person, status)
    const links = linksOf(needs.publicUrl)
    await queueEmail(db, statusEmails[action](person, account.name, links, 'us'))
    const managers = (await listPeople(db, account.id)).filter((one) => isManager(one) && one.id !== person.id)
    for (const manager of managers)
      await queueEmail(db, managerEmail(manager, action, { whom: person.email, by: 'Our customer service' }, links))
    await recordOperatorAction(db, call, account.id, {
      action: `user.${action}`,
      object: person.id,
      before: { status: person.status },
      after: { status, email: person.email, reason },
    })
    return person
  })
  // the shop refuses the person at once; what the platform did not get is sent by a job
  if (changed) await settlePerson(needs.database, needs.commerce, changed.id).catch(() => undefined)
}

/** The link goes to the person's own address alone. */
export const sendReset = ({ database, publicUrl }: Needs, call: OperatorCall, body: PersonResetInput): Promise<void> =>
  database.transaction(async (db) => {
    const { account, person } = await lockPersonOf(db, body)
    if (person.status === 'locked') invalid('email', 'This person is locked. Unlock them first.')
    await queueResetEmail(db, publicUrl, person)
    await recordOperatorAction(db, call, account.id, { action: 'password.link', object: person.id })
  })
