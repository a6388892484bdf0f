import type { ValueOf } from '@tessera/contract/kit/model'
import type { PersonalData } from '@tessera/contract/middleware/users/models'
import { userCalls } from '@tessera/contract/middleware/users/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { checkPhone } from '../../../kit/phone.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { findPerson, type Person } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { findPendingEmail } from '../credentials/email-changes.ts'
import { checkStore } from '../registration/check-store.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { changePassword } from './change-password.ts'

type Change = ShopCall<typeof userCalls.changePersonalData>['body']
type Changes = Partial<Pick<Person, 'firstName' | 'lastName' | 'phone' | 'marketingConsent' | 'preferredStore'>>

export const personalDataHandlers = (needs: AuthNeeds) => ({
  ...handle(userCalls.getPersonalData, async (call) => readPersonalData(needs.database, customerOf(call))),
  ...handle(userCalls.changePersonalData, async (call) => {
    const customer = customerOf(call)
    const changes = await readChanges(needs.database, call.body)
    const session = await changePassword(needs, call, customer)
    if (Object.keys(changes).length > 0) await savePersonalData(needs, call, customer, changes)
    return { ...(await readPersonalData(needs.database, customer)), session }
  }),
})

async function readPersonalData(db: Queryable, { personID, account }: Customer): Promise<ValueOf<typeof PersonalData>> {
  const person = (await findPerson(db, personID)) ?? refuse('NotFound')
  const { firstName, lastName, email, phone, marketingConsent } = person
  return {
    firstName,
    lastName,
    email,
    pendingEmail: await findPendingEmail(db, personID),
    phone,
    marketingConsent,
    preferredStore: person.preferredStore ?? account.preferredStore,
  }
}

/** Reads only the fields sent. A name can't be removed; a phone number can. */
async function readChanges(db: Queryable, body: Change): Promise<Changes> {
  const name = (field: 'firstName' | 'lastName') =>
    body[field] === undefined ? {} : { [field]: body[field]?.trim() || invalid(field, 'Enter your name.') }
  return {
    ...name('firstName'),
    ...name('lastName'),
    ...(body.phone !== undefined && { phone: checkPhone(body.phone) }),
    ...(body.marketingConsent !== undefined && { marketingConsent: body.marketingConsent }),
    ...(body.preferredStore !== undefined && { preferredStore: await checkStore(db, body.preferredStore) }),
  }
}

async function savePersonalData(
  { database, commerce }: AuthNeeds,
  call: Parameters<typeof auditActorOf>[0],
  { personID }: Customer,
  changes: Changes,
) {
  await database.transaction(async (db) => {
    const before = (await findPerson(db, personID)) ?? refuse('NotFound')
    const after = { ...before, ...changes }
    await db.rows(sql`
      update people set first_name = ${after.firstName}, last_name = ${after.lastName}, phone = ${after.phone},
        marketing_consent = ${after.marketingConsent}, preferred_store = ${after.preferredStore}, updated_at = now(),
        platform_due = now()
      where id = ${personID}`)
    const old = Object.fromEntries(Object.keys(changes).map((key) => [key, before[key as keyof Changes]]))
    await audit(db, auditActorOf(call), { action: 'user.change', object: personID, before: old, after: changes })
  })
  await settlePerson(database, commerce, personID)
}
