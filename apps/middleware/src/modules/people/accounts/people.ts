import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { AccountRight } from '../../../kit/visitor.ts'

export type PersonStatus = 'invited' | 'active' | 'locked' | 'deleted'

export interface Person {
  id: string
  accountID: string
  platformUserID: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  rights: AccountRight[]
  orderLimitCents: number | null
  monthLimitCents: number | null
  status: PersonStatus
  invitedBy: string | null
  marketingConsent: boolean
  preferredStore: string | null
  activatedAt: Date | null
  lastSignInAt: Date | null
}

// limits are bigint, which the database driver returns as strings
const columns = sql`id, account_id as "accountID", platform_user_id as "platformUserID", email, first_name as "firstName",
  last_name as "lastName", phone, rights, order_limit_cents::float8 as "orderLimitCents",
  month_limit_cents::float8 as "monthLimitCents", status,
  invited_by as "invitedBy", marketing_consent as "marketingConsent", preferred_store as "preferredStore",
  activated_at as "activatedAt", last_sign_in_at as "lastSignInAt"`

const selectPeople = (where: Sql): Sql => sql`select ${columns} from people where ${where}`

export const findPerson = (db: Queryable, id: string): Promise<Person | undefined> =>
  db.find<Person>(selectPeople(sql`id = ${id}`))

export const findPersonByEmail = (db: Queryable, email: string): Promise<Person | undefined> =>
  db.find<Person>(selectPeople(sql`lower(email) = ${email} and status <> 'deleted'`))

/** Within one account only. If several people had the address in turn: the current one, else the last one. */
export const findColleague = (db: Queryable, accountID: string, email: string): Promise<Person | undefined> =>
  db.find<Person>(sql`
    ${selectPeople(sql`account_id = ${accountID} and lower(email) = ${email}`)}
    order by status = 'deleted', deleted_at desc
    limit 1`)

export const listPeople = (db: Queryable, accountID: string): Promise<Person[]> =>
  db.rows<Person>(sql`${selectPeople(sql`account_id = ${accountID} and status <> 'deleted'`)} order by email`)

export const isManager = ({ rights, status }: Pick<Person, 'rights' | 'status'>): boolean =>
  rights.includes('can_create_user') && status === 'active'
