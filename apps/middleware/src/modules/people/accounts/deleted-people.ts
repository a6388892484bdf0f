import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { audit } from './audit.ts'
import { findPerson, findPersonByEmail } from './people.ts'
import { settlePerson } from './settle-person.ts'

/** An administrator can restore a deleted person this long; then personal data is erased. */
const retentionDays = 30

/** Restores a deleted person as locked: a manager of the account decides whether to unlock. */
export async function restorePerson(
  database: Database,
  commerce: Commerce,
  id: string,
  by = 'administrator',
): Promise<void> {
  await database.transaction(async (db) => {
    const person = await findPerson(db, id)
    if (person?.status !== 'deleted' || isErased(person.email)) return refuse('NotFound')
    if (await findPersonByEmail(db, person.email)) return refuse('User.EmailTaken')
    await db.rows(sql`
      update people set status = 'locked', deleted_at = null, updated_at = now(), platform_due = now() where id = ${id}`)
    await audit(db, { personID: null, accountID: person.accountID, actor: by }, { action: 'user.restore', object: id })
  })
  await settlePerson(database, commerce, id)
}

/** Erases personal data. Orders and invoices keep the person's ID without a name. */
export async function eraseDeletedPeople(db: Queryable, commerce: Commerce): Promise<number> {
  const erased = await db.rows<{ id: string }>(sql`
    update people set email = 'erased-' || id || '@invalid', first_name = 'Former', last_name = 'User', phone = null,
      marketing_consent = false, platform_due = now()
    where status = 'deleted' and deleted_at < now() - make_interval(days => ${retentionDays}::int) and email not like 'erased-%'
    returning id`)
  for (const { id } of erased) await settlePerson(db, commerce, id)
  return erased.length
}

const isErased = (email: string): boolean => email.startsWith('erased-') && email.endsWith('@invalid')
