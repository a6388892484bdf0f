import type { PersonRestoreInput } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { isRestorable } from '../../people/accounts/deleted-people.ts'
import { findPersonByEmail } from '../../people/accounts/people.ts'
import { settlePerson } from '../../people/accounts/settle-person.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'
import type { ProNeeds } from '../store/pro-account.ts'

interface Restorable {
  id: string
  accountId: string
  email: string
}

/** Restores a deleted person as locked: a manager of the account or our staff decides whether to unlock. */
export async function restorePerson(
  { database, commerce }: Pick<ProNeeds, 'database' | 'commerce'>,
  call: OperatorCall,
  { customerNumber, userID }: PersonRestoreInput,
): Promise<void> {
  const id = await database.transaction(async (db) => {
    const person = await db.find<Restorable>(sql`
      select p.id, a.id as "accountId", p.email from accounts a join people p on p.account_id = a.id
      where a.number = ${customerNumber} and p.platform_user_id = ${userID} and ${isRestorable}
      for update of a`)
    if (!person) return refuse('NotFound', { message: 'We couldn’t find this person among those who were deleted.' })
    if (await findPersonByEmail(db, person.email)) return refuse('User.EmailTaken')
    await db.rows(sql`
      update people set status = 'locked', deleted_at = null, updated_at = now(), platform_due = now()
      where id = ${person.id}`)
    const { email, accountId, id: object } = person
    await recordOperatorAction(db, call, accountId, {
      action: 'user.restore',
      object,
      before: { status: 'deleted' },
      after: { status: 'locked', email },
    })
    return object
  })
  // what the platform did not get is sent by a job
  await settlePerson(database, commerce, id).catch(() => undefined)
}
