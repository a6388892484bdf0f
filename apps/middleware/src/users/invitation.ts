import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invitationLetter, linksOf } from '../accounts/letters.ts'
import type { Person } from '../accounts/people.ts'
import { newOneTimeSecret } from '../auth/one-time-secret.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** The newest invitation is the one that works. */
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
  await queueMail(db, invitationLetter(person, linksOf(publicUrl, secret), from?.company ?? '', from?.by ?? ''))
}
