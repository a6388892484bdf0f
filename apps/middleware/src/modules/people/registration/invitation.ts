import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { invitationEmail, linksOf } from '../accounts/account-emails.ts'
import type { Person } from '../accounts/people.ts'
import { newOneTimeSecret } from '../credentials/one-time-secret.ts'

/** IDs of people of the account with a valid invitation link. */
export async function openInvitations(db: Queryable, accountID: string): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(sql`
    select s.person_id as id from one_time_secrets s join people p on p.id = s.person_id
    where p.account_id = ${accountID} and s.purpose = 'invitation' and s.spent_at is null and s.expires_at > now()`)
  return new Set(rows.map(({ id }) => id))
}

/** Sends an invitation; older links stop working. */
export async function sendInvitation(
  db: Queryable,
  publicUrl: string,
  person: Pick<Person, 'id' | 'email' | 'firstName'>,
) {
  const from = await db.find<{ company: string; by: string }>(sql`
    select a.name as company, coalesce(m.first_name || ' ' || m.last_name, a.name) as by
    from people p
    join accounts a on a.id = p.account_id
    left join people m on m.id = p.invited_by
    where p.id = ${person.id}`)
  const secret = await newOneTimeSecret(db, person.id, 'invitation')
  await queueEmail(db, invitationEmail(person, linksOf(publicUrl, secret), from?.company ?? '', from?.by ?? ''))
}
