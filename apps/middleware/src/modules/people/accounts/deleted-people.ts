import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { settlePerson } from './settle-person.ts'

/** Staff can restore a deleted person this long; then personal data is erased. */
const retentionDays = 30

/** People `p` who can be restored. */
export const isRestorable: Sql = sql`p.status = 'deleted' and p.email not like 'erased-%@invalid'`

/** Erases personal data. Orders and invoices keep the person's ID without a name. */
export async function eraseDeletedPeople(db: Queryable, commerce: Commerce): Promise<number> {
  const erased = await db.rows<{ id: string }>(sql`
    update people p set email = 'erased-' || id || '@invalid', first_name = 'Former', last_name = 'User', phone = null,
      marketing_consent = false, platform_due = now()
    where ${isRestorable} and deleted_at < now() - make_interval(days => ${retentionDays}::int)
    returning id`)
  for (const { id } of erased) await settlePerson(db, commerce, id)
  return erased.length
}
