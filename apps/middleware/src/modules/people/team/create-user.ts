import { randomUUID } from 'node:crypto'
import type { ValueOf } from '@tessera/contract/kit/model'
import type { NewUser } from '@tessera/contract/middleware/users/models'
import { userCalls } from '@tessera/contract/middleware/users/operations'
import type { Database, Queryable } from '@tessera/server/database'
import { ConstraintViolation } from '@tessera/server/postgres-errors'
import { sql } from '@tessera/server/sql'
import { checkEmail } from '../../../kit/check-email.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { checkPhone } from '../../../kit/phone.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { type AuditActor, audit, auditActorOf } from '../accounts/audit.ts'
import { findPerson, findPersonByEmail, listPeople, type Person } from '../accounts/people.ts'
import { settlePerson } from '../accounts/settle-person.ts'
import { openInvitations, sendInvitation } from '../registration/invitation.ts'
import { isNameTakenOnPlatform } from '../registration/open-account.ts'
import { giveSharedCards } from '../saved-cards/share-card.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { monthSpendOf } from '../spending-limits/month-spend.ts'
import { accountUserOf } from './account-user.ts'
import { checkApproverLimits, checkGrantedLimit, checkGrantedRights } from './user-rules.ts'

type Guest = Pick<
  Person,
  'email' | 'firstName' | 'lastName' | 'phone' | 'rights' | 'orderLimitCents' | 'monthLimitCents'
>

/** Invites a colleague. A repeated invitation is sent again with the new values. */
export const createUserHandler = (needs: AuthNeeds) =>
  handle(userCalls.createNewUser, async (call) => {
    const customer = customerOf(call)
    const person = await inviteUser(needs, customer, call.body, auditActorOf(call))
    return accountUserOf(person, customer.personID, 0)
  })

type InviteNeeds = Pick<AuthNeeds, 'database' | 'commerce' | 'publicUrl'>

/** In the name of a manager of the account, who gives no more than they have. */
export async function inviteUser(
  needs: InviteNeeds,
  manager: Customer,
  body: ValueOf<typeof NewUser>,
  by: AuditActor,
): Promise<Person> {
  const guest = await readGuest(needs.database, manager, body)
  const id = await inviteColleague(needs.database, manager, guest)
  await settleGuest(needs, id)
  const { accountID, platformUserID } = await getPerson(needs.database, id)
  await giveSharedCards(needs.commerce, accountID, platformUserID)
  return needs.database.transaction(async (db) => {
    const invitee = await getPerson(db, id)
    await sendInvitation(db, needs.publicUrl, invitee)
    const { email, rights, orderLimitCents, monthLimitCents } = invitee
    const after = { email, rights, orderLimitCents, monthLimitCents }
    await audit(db, by, { action: 'user.invite', object: id, after })
    return invitee
  })
}

export const listUsersHandler = ({ database }: AuthNeeds) =>
  handle(userCalls.getCustomerUserList, async (call) => {
    const { account, personID } = customerOf(call)
    const [people, spend, invited] = await Promise.all([
      listPeople(database, account.id),
      monthSpendOf(database, account.id, call.now),
      openInvitations(database, account.id),
    ])
    const users = people.map((person) =>
      accountUserOf(person, personID, spend.get(person.id) ?? 0, !invited.has(person.id)),
    )
    return { total: users.length, users }
  })

async function readGuest(db: Queryable, { rights, personID }: Customer, body: ValueOf<typeof NewUser>): Promise<Guest> {
  const own = await getPerson(db, personID)
  const guest = {
    email: checkEmail(body.email),
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    phone: checkPhone(body.phone),
    rights: checkGrantedRights(rights, body.rights),
    orderLimitCents: checkGrantedLimit(own.orderLimitCents, body.orderLimitCents ?? null),
    monthLimitCents: checkGrantedLimit(own.monthLimitCents, body.monthLimitCents ?? null, 'monthLimitCents'),
  }
  checkApproverLimits(guest.rights, guest)
  return guest
}

const getPerson = async (db: Queryable, id: string): Promise<Person> => (await findPerson(db, id)) ?? refuse('NotFound')

async function inviteColleague(database: Database, customer: Customer, guest: Guest): Promise<string> {
  const known = await findPersonByEmail(database, guest.email)
  if (known) return reinviteColleague(database, customer, known, guest)
  try {
    return await insertGuest(database, customer, guest)
  } catch (error) {
    if (error instanceof ConstraintViolation && error.constraint === 'people_email') return refuse('User.EmailTaken')
    throw error
  }
}

/** Refuses a name that another platform user has, and removes the invitation. */
async function settleGuest({ database, commerce }: InviteNeeds, id: string): Promise<void> {
  try {
    await settlePerson(database, commerce, id)
  } catch (error) {
    if (!isNameTakenOnPlatform(error)) throw error
    await database.rows(sql`delete from people where id = ${id} and activated_at is null`)
    refuse('User.EmailTaken')
  }
}

/** Managers may query whether an address exists, so this reveals nothing more. */
async function reinviteColleague(db: Queryable, customer: Customer, known: Person, guest: Guest): Promise<string> {
  if (known.accountID !== customer.account.id || known.status !== 'invited' || !known.invitedBy)
    return refuse('User.EmailTaken')
  await db.rows(sql`
    update people set first_name = ${guest.firstName}, last_name = ${guest.lastName}, phone = ${guest.phone},
      rights = ${guest.rights}, order_limit_cents = ${guest.orderLimitCents},
      month_limit_cents = ${guest.monthLimitCents}, invited_by = ${customer.personID}, updated_at = now(), platform_due = now()
    where id = ${known.id} and status = 'invited'`)
  return known.id
}

async function insertGuest(db: Queryable, customer: Customer, guest: Guest): Promise<string> {
  const [made] = await db.rows<{ id: string }>(sql`
    insert into people (account_id, platform_user_id, email, first_name, last_name, phone, rights, order_limit_cents,
      month_limit_cents, status, invited_by, platform_due)
    values (${customer.account.id}, ${randomUUID()}, ${guest.email}, ${guest.firstName}, ${guest.lastName},
      ${guest.phone}, ${guest.rights}, ${guest.orderLimitCents}, ${guest.monthLimitCents}, 'invited', ${customer.personID}, now())
    returning id`)
  return made?.id ?? ''
}
