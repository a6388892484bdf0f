import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** As long as the link is valid. */
const hours = 24

export const findPendingEmail = async (db: Queryable, personID: string): Promise<string | null> =>
  (
    await db.find<{ email: string }>(sql`
      select email from email_changes
      where person_id = ${personID} and created_at > now() - make_interval(hours => ${hours}::int)`)
  )?.email ?? null

/** Replaces an older request: links in older emails stop working. Also deletes expired requests. */
export async function saveEmailChange(db: Queryable, personID: string, email: string): Promise<string> {
  await db.rows(sql`
    delete from email_changes
    where person_id = ${personID} or created_at < now() - make_interval(hours => ${2 * hours}::int)`)
  const [made] = await db.rows<{ id: string }>(sql`
    insert into email_changes (person_id, email) values (${personID}, ${email}) returning id`)
  return made?.id ?? ''
}

/** Reads and deletes the request, so that it works once. */
export const takeEmailChange = (db: Queryable, id: string): Promise<{ personID: string; email: string } | undefined> =>
  db.find(sql`delete from email_changes where id = ${id} returning person_id as "personID", email`)

/** A new password cancels a change that was requested with the old one. */
export async function dropEmailChange(db: Queryable, personID: string): Promise<void> {
  await db.rows(sql`delete from email_changes where person_id = ${personID}`)
}
