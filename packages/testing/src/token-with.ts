import { randomUUID } from 'node:crypto'
import type { UserType } from '@tessera/contract/kit/operation'
import { hashSecret } from '@tessera/platform/identity/secrets'
import { sql } from '@tessera/server/sql'
import type { TestMarketplace } from './marketplace.ts'
import type { TestPlatform } from './platform.ts'

export interface TokenBearer {
  userType?: UserType
  /** Buyer or supplier; by default the marketplace's first buyer. */
  companyID?: string
  roles: readonly string[]
}

/** A token for a new user with exactly these roles. */
export async function tokenWith(
  { database }: TestPlatform,
  { id, token }: Pick<TestMarketplace, 'id' | 'token'>,
  { userType = 'admin', companyID = 'storefront', roles }: TokenBearer,
): Promise<string> {
  const user = `u-${randomUUID()}`
  const client = randomUUID()
  const type = userType === 'admin' ? 'seller' : userType
  const company = userType === 'admin' ? id : companyID
  await database.rows(sql`
    insert into users (marketplace_id, company_type, company_id, id, username, first_name, last_name, email, active)
    values (${id}, ${type}, ${company}, ${user}, ${user}, 'Some', 'Body', 'some@body.example.com', true)`)
  await database.rows(sql`
    insert into security_profiles (marketplace_id, id, name, roles) values (${id}, ${user}, ${user}, ${JSON.stringify(roles)})`)
  await database.rows(sql`
    insert into security_profile_assignments (marketplace_id, security_profile_id, buyer_id, supplier_id, user_id)
    values (${id}, ${user}, ${type === 'buyer' ? company : null}, ${type === 'supplier' ? company : null}, ${user})`)
  await database.rows(sql`
    insert into api_clients (marketplace_id, id, app_name, active, access_token_duration, refresh_token_duration, anonymous_token_duration,
      default_context_user_name, allow_any_buyer, allow_any_supplier, allow_seller, is_anon_buyer, client_secret_hash)
    values (${id}, ${client}, ${user}, true, 600, 0, 600, ${user}, true, true, true, false, ${hashSecret(client)})`)
  return token({ grant_type: 'client_credentials', client_id: client, client_secret: client })
}
