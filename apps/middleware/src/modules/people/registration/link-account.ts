import type { userCalls } from '@tessera/contract/middleware/users/operations'
import type { Queryable } from '@tessera/server/database'
import { recordHit } from '@tessera/server/rate-limit'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import type { ShopCall } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { compareClaim, findInStoreAccount, linkMessages } from '../accounts/in-store-account.ts'
import { findPerson, listPeople } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

/** Five attempts per day: numbers are short, and each attempt reveals whether one exists. */
const linkLimit = { name: 'link', hits: 5, seconds: 24 * 60 * 60 }

/**
 * Links the in-store account of a person with a confirmed email address: they become its first user, and their previous
 * account is closed. Returns the ID of their account.
 */
export async function linkAccount(
  { database, commerce }: AuthNeeds,
  call: ShopCall<typeof userCalls.updateCustomerData>,
  number: string,
): Promise<string> {
  const { account, personID } = customerOf(call)
  if (number === account.number) return account.id
  const wait = await recordHit(database, linkLimit, personID)
  if (wait) refuse('Request.TooOften', { headers: { 'retry-after': String(wait) }, data: { seconds: wait } })
  const accountID = await database.transaction(async (db) => {
    const target = await findMatchingAccount(db, call, number)
    if ((await listPeople(db, account.id)).length > 1)
      refuse('User.NotLinked', {
        message: 'Your account has several users. Ask a store to link the accounts.',
      })
    await db.rows(
      sql`update people set account_id = ${target}, platform_due = now(), updated_at = now() where id = ${personID}`,
    )
    await db.rows(sql`update accounts set status = 'closed', updated_at = now() where id = ${account.id}`)
    await audit(db, auditActorOf(call), { action: 'account.link', object: target, before: { account: account.id } })
    return target
  })
  await settlePerson(database, commerce, personID)
  return accountID
}

async function findMatchingAccount(
  db: Queryable,
  call: ShopCall<typeof userCalls.updateCustomerData>,
  number: string,
): Promise<string> {
  const { personID } = customerOf(call)
  const person = (await findPerson(db, personID)) ?? refuse('NotFound')
  const found = await findInStoreAccount(db, number)
  const answer = compareClaim(found, { number, phone: call.body.phone ?? person.phone ?? '', email: person.email })
  return answer === 'fits' && found ? found.id : refuse('User.NotLinked', { message: linkMessages[answer] })
}
