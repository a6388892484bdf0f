import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Person, PersonStatus } from '../accounts/people.ts'
import { deleteSecrets } from '../credentials/one-time-secret.ts'
import { endSessionsOf } from '../session/end-sessions.ts'

/** Unlocking a person who never activated makes them invited again. */
export const unlockedStatus = ({ activatedAt }: Pick<Person, 'activatedAt'>): PersonStatus =>
  activatedAt ? 'active' : 'invited'

/** Only active people keep their sessions and their links. The platform follows with `settlePerson`. */
export async function savePersonStatus(db: Queryable, { id }: Person, status: PersonStatus): Promise<void> {
  await db.rows(sql`
    update people set status = ${status}, updated_at = now(), platform_due = now(),
      deleted_at = case when ${status} = 'deleted' then now() end
    where id = ${id}`)
  if (status === 'active') return
  await endSessionsOf(db, id)
  await deleteSecrets(db, id)
}
