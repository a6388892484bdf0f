import type { UserType } from '@tessera/contract/kit/operation'
import type { PasswordConfig } from '@tessera/domain/identity/password-rules'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { SignInClient } from './sign-in-clients.ts'

/** The part of a user that sign-in needs. */
export interface SignInAccount {
  uid: string
  marketplace: string
  id: string
  username: string
  email: string
  companyType: 'seller' | 'buyer' | 'supplier'
  companyID: string
  active: boolean
  companyActive: boolean
  passwordHash: string | null
  earlierHashes: string[]
  passwordSet: Date | null
  failures: number
  lockedUntil: Date | null
  tokenVersion: number
  roles: string[]
  passwordConfigs: PasswordConfig[]
}

export const userTypeOf = ({ companyType }: Pick<SignInAccount, 'companyType'>): UserType =>
  companyType === 'seller' ? 'admin' : companyType

const hasName = (marketplace: string | Sql, username: string | Sql): Sql =>
  sql`u.marketplace_id = ${marketplace} and lower(u.username) = lower(${username})`

export const accountByName = (db: Queryable, marketplace: string, username: string) =>
  findAccount(db, hasName(marketplace, username))

export const selectAccountByName = (marketplace: Sql, username: Sql): Sql =>
  selectAccounts(hasName(marketplace, username))

export const accountByKey = (db: Queryable, uid: string) => findAccount(db, sql`u.uid = ${uid}`)

/** Users who may recover credentials: active users with that name and email who may use the client. */
export async function findRecoverableAccounts(
  db: Queryable,
  client: SignInClient,
  { username, email }: { username?: string | undefined; email?: string | undefined },
): Promise<SignInAccount[]> {
  const found = await listAccounts(
    db,
    and([
      sql`u.marketplace_id = ${client.marketplace} and u.active`,
      ...(username ? [sql`lower(u.username) = lower(${username})`] : []),
      ...(email ? [sql`lower(u.email) = lower(${email})`] : []),
      username || email ? isAdmittedBy(client) : sql`false`,
    ]),
  )
  return found.filter(({ companyActive }) => companyActive)
}

const isAdmittedBy = (client: SignInClient): Sql => sql`(case u.company_type
    when 'seller' then ${client.allowSeller}::boolean
    when 'buyer' then ${client.allowAnyBuyer}::boolean
    else ${client.allowAnySupplier}::boolean
  end or exists (
    select from api_client_assignments a
    where a.marketplace_id = u.marketplace_id and a.api_client_id = ${client.id}
      and u.company_id = case u.company_type when 'buyer' then a.buyer_id when 'supplier' then a.supplier_id end))`

const findAccount = async (db: Queryable, where: Sql): Promise<SignInAccount | undefined> =>
  (await listAccounts(db, where))[0]

const listAccounts = (db: Queryable, where: Sql): Promise<SignInAccount[]> =>
  db.rows<SignInAccount>(selectAccounts(where))

const selectAccounts = (where: Sql): Sql => sql`
    select u.uid::text, u.marketplace_id as marketplace, u.id, u.username, u.email,
      u.company_type as "companyType", u.company_id as "companyID", u.active,
      case u.company_type
        when 'buyer' then (select b.active from buyers b where b.marketplace_id = u.marketplace_id and b.id = u.company_id)
        when 'supplier' then (select s.active from suppliers s where s.marketplace_id = u.marketplace_id and s.id = u.company_id)
        else true
      end as "companyActive",
      c.password_hash as "passwordHash", coalesce(c.earlier_hashes, '[]') as "earlierHashes",
      u.password_last_set_date as "passwordSet", u.failed_login_attempts as failures,
      c.locked_until as "lockedUntil", coalesce(c.token_version, 1) as "tokenVersion",
      available_roles(u.marketplace_id, u.company_type, u.company_id, u.id) as roles,
      (select coalesce(json_agg(p.password_config), '[]')
       from profiles_of(u.marketplace_id, u.company_type, u.company_id, u.id) p
       where p.password_config is not null) as "passwordConfigs"
    from users u
    left join credentials c on c.uid = u.uid
    where ${where}
    limit 100`
