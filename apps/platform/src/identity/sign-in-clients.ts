import type { RoleLimits } from '@tessera/domain/identity/granted-roles'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/** The part of an API client that sign-in needs. */
export interface SignInClient {
  id: string
  marketplace: string
  active: boolean
  marketplaceActive: boolean
  accessMinutes: number
  refreshMinutes: number
  anonymousMinutes: number
  defaultUsername: string | null
  isAnonBuyer: boolean
  allowAnyBuyer: boolean
  allowAnySupplier: boolean
  allowSeller: boolean
  /** Has a secret, even an expired one: every grant must send a valid one. */
  needsSecret: boolean
  secretHashes: string[]
  limits: RoleLimits
}

/** A client with the result of a query that was needed next. */
export type ClientWith<More> = SignInClient & { more: More | null }

export const findClient = (db: Queryable, id: string): Promise<SignInClient | undefined> => findClientWith(db, id)

/** The same with the result of a query that is needed next, as `more`. */
export const findClientWith = <More = null>(
  db: Queryable,
  id: string,
  more?: Sql,
): Promise<ClientWith<More> | undefined> => db.find(selectClient(id, more))

export const selectClient = (id: string, more: Sql = sql`select null`): Sql => sql`
    select (${more}) as more, c.id, c.marketplace_id as marketplace, c.active, m.active as "marketplaceActive",
      c.access_token_duration as "accessMinutes", c.refresh_token_duration as "refreshMinutes",
      c.anonymous_token_duration as "anonymousMinutes", c.default_context_user_name as "defaultUsername",
      c.is_anon_buyer as "isAnonBuyer", c.allow_any_buyer as "allowAnyBuyer",
      c.allow_any_supplier as "allowAnySupplier", c.allow_seller as "allowSeller",
      c.client_secret_hash is not null or exists (
        select from api_client_secrets s where s.marketplace_id = c.marketplace_id and s.api_client_id = c.id) as "needsSecret",
      array_remove(array_prepend(c.client_secret_hash, array(
        select s.secret_hash
        from api_client_secrets s
        where s.marketplace_id = c.marketplace_id and s.api_client_id = c.id and (s.expiration is null or s.expiration > now()))), null) as "secretHashes",
      json_build_object(
        'minimum', coalesce(c.minimum_required_roles, '[]') || coalesce(c.minimum_required_custom_roles, '[]'),
        'maximum', coalesce(c.maximum_granted_roles, '[]') || coalesce(c.maximum_granted_custom_roles, '[]')) as limits
    from api_clients c
    join marketplaces m on m.id = c.marketplace_id
    where lower(c.id) = lower(${id})`

/** Allowed by a flag for seller, any buyer or any supplier; otherwise the company must be assigned to the client. */
export async function mayUse(
  db: Queryable,
  client: SignInClient,
  who: { companyType: string; companyID: string },
): Promise<boolean> {
  const open = { seller: client.allowSeller, buyer: client.allowAnyBuyer, supplier: client.allowAnySupplier }
  if (open[who.companyType as keyof typeof open]) return true
  const assigned = await db.find(sql`
    select from api_client_assignments
    where marketplace_id = ${client.marketplace} and api_client_id = ${client.id}
      and ((${who.companyType} = 'buyer' and buyer_id = ${who.companyID})
        or (${who.companyType} = 'supplier' and supplier_id = ${who.companyID}))`)
  return assigned !== undefined
}
