import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** As long as its link works. */
const hours = 24

export const findPendingEmail = async (db: Queryable, personID: string): Promise<string | null> =>
  (
    await db.find<{ email: string }>(sql`
      select email from email_changes
      where person_id = ${personID} and created_at > now() - make_interval(hours => ${hours}::int)`)
  )?.email ?? null

/** The newest wish is the only one: links of older letters open nothing. Those that are over are forgotten. */
export async function saveEmailChange(db: Queryable, personID: string, email: string): Promise<string> {
  await db.rows(sql`
    delete from email_changes
    where person_id = ${personID} or created_at < now() - make_interval(hours => ${2 * hours}::int)`)
  const [made] = await db.rows<{ id: string }>(sql`
    insert into email_changes (person_id, email) values (${personID}, ${email}) returning id`)
  return made?.id ?? ''
}

/** For once only. */
export const takeEmailChange = (db: Queryable, id: string): Promise<{ personID: string; email: string } | undefined> =>
  db.find(sql`delete from email_changes where id = ${id} returning person_id as "personID", email`)

/** Whoever chooses a new password takes back what somebody with the old one has asked for. */
export async function dropEmailChange(db: Queryable, personID: string): Promise<void> {
  await db.rows(sql`delete from email_changes where person_id = ${personID}`)
}
