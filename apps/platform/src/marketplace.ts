import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { hashPassword } from './identity/passwords.ts'

/** The initial content of a marketplace: an owner with full access, and two API clients. */
export interface FirstMarketplace {
  id: string
  name: string
  adminUsername: string
  adminPassword: string
  adminEmail: string
  sellerClientID: string
  sellerClientSecret: string
  storefrontClientID: string
}

const shopperRoles = [
  'MeAddressAdmin',
  'MeAdmin',
  'MeCreditCardAdmin',
  'MeSubscriptionAdmin',
  'MeXpAdmin',
  'PasswordReset',
  'Shopper',
]

/** Creates the marketplace; a concurrent second process changes nothing. Returns true if it was created now. */
export async function createMarketplace(db: Queryable, first: FirstMarketplace): Promise<boolean> {
  const made = await db.find(sql`
    insert into marketplaces (id, name) values (${first.id}, ${first.name})
    on conflict do nothing
    returning id`)
  if (!made) return false
  await createProfiles(db, first.id)
  await createAdministrator(db, first)
  await createStorefront(db, first)
  await createClients(db, first)
  return true
}

async function createProfiles(db: Queryable, marketplace: string): Promise<void> {
  await db.rows(sql`
    insert into security_profiles (marketplace_id, id, name, roles)
    values (${marketplace}, 'full-access', 'Full access', '["FullAccess"]'),
      (${marketplace}, 'shopper', 'Shopper', ${JSON.stringify(shopperRoles)})`)
}

async function createAdministrator(
  db: Queryable,
  { id, adminUsername, adminPassword, adminEmail }: FirstMarketplace,
): Promise<void> {
  const hash = await hashPassword(adminPassword)
  await db.rows(sql`
    with made as (
      insert into users (marketplace_id, company_type, company_id, id, username, first_name, last_name, email, active, password_last_set_date)
      values (${id}, 'seller', ${id}, 'admin', ${adminUsername}, 'Shop', 'Administrator', ${adminEmail}, true, now())
      returning uid)
    insert into credentials (uid, password_hash) select uid, ${hash} from made`)
  await db.rows(sql`
    insert into security_profile_assignments (marketplace_id, security_profile_id, user_id) values (${id}, 'full-access', 'admin')`)
}

/** A buyer for retail customers, its catalog, and the user that all guests act as. */
async function createStorefront(db: Queryable, { id }: FirstMarketplace): Promise<void> {
  await db.rows(sql`
    insert into catalogs (marketplace_id, id, owner_id, name, active) values (${id}, 'storefront', ${id}, 'Storefront', true)`)
  await db.rows(sql`
    insert into buyers (marketplace_id, id, name, default_catalog_id, active)
    values (${id}, 'storefront', 'Storefront customers', 'storefront', true)`)
  await db.rows(sql`
    insert into catalog_assignments (marketplace_id, catalog_id, buyer_id, view_all_categories, view_all_products)
    values (${id}, 'storefront', 'storefront', true, true)`)
  await db.rows(sql`
    insert into users (marketplace_id, company_type, company_id, id, username, first_name, last_name, email, active)
    values (${id}, 'buyer', 'storefront', 'guest', 'storefront-guest', 'Guest', 'Shopper', 'guest@storefront.invalid', true)`)
  await db.rows(sql`
    insert into security_profile_assignments (marketplace_id, security_profile_id, buyer_id) values (${id}, 'shopper', 'storefront')`)
}

/** The storefront's tokens live ten minutes: pages renew them, and a stolen one soon expires. */
async function createClients(db: Queryable, first: FirstMarketplace): Promise<void> {
  const hash = await hashPassword(first.sellerClientSecret)
  await db.rows(sql`
    insert into api_clients (marketplace_id, id, app_name, active, access_token_duration, refresh_token_duration, anonymous_token_duration,
      default_context_user_name, allow_any_buyer, allow_any_supplier, allow_seller, is_anon_buyer, client_secret_hash)
    values (${first.id}, ${first.sellerClientID}, 'Seller', true, 600, 43200, 10080, ${first.adminUsername}, false, false, true, false, ${hash}),
      (${first.id}, ${first.storefrontClientID}, 'Storefront', true, 10, 43200, 10080, 'storefront-guest', true, true, true, true, null)`)
}
