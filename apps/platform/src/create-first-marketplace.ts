import { defaultRules, passwordProblems } from '@tessera/domain/identity/password-rules'
import { commonPasswords } from '@tessera/server/common-passwords'
import { ConfigurationError } from '@tessera/server/config'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import { firstMarketplaceOf, localCredentials, type PlatformConfig } from './config.ts'
import { turnOnBuiltInCheckout } from './identity/built-in-checkout.ts'
import { setCheckoutOnly } from './identity/checkout-only.ts'
import { isPassword } from './identity/passwords.ts'
import { accountByName } from './identity/sign-in-accounts.ts'
import { leaveCustomersTo } from './identity/writes-to-customers.ts'
import { createMarketplace } from './marketplace.ts'

const idAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const newMarketplaceID = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => idAlphabet[byte % idAlphabet.length]).join('')

/** Creates the first marketplace in an empty database; several processes starting at once create one. */
export async function createFirstMarketplace(database: Database, config: PlatformConfig): Promise<boolean> {
  const isEmpty = !(await database.find(sql`select from marketplaces limit 1`))
  if (config.isProduction) await refuseLocalCredentials(database, config, isEmpty)
  if (!isEmpty) return false
  const { TESSERA_ADMIN_USERNAME: name, TESSERA_ADMIN_PASSWORD: password } = config
  const problems = passwordProblems(password, defaultRules, { names: [name], commonPasswords })
  if (problems.length > 0) throw new ConfigurationError(`TESSERA_ADMIN_PASSWORD ${problems.join(', ')}.`)
  return database.transaction(async (db) => {
    await db.rows(sql`select pg_advisory_xact_lock(hashtext('tessera first marketplace'))`)
    if (await db.find(sql`select from marketplaces limit 1`)) return false
    return createMarketplace(db, { id: newMarketplaceID(), ...firstMarketplaceOf(config) })
  })
}

/**
 * Restricts the storefront's orders to the shop's checkout and calculates them, and leaves the customers of orders that
 * the shop makes for them to the shop, in existing databases too.
 */
export async function markStorefront(
  database: Database,
  { TESSERA_STOREFRONT_CLIENT_ID: clientId, TESSERA_SELLER_CLIENT_ID: sellerClientId }: PlatformConfig,
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  await turnOnBuiltInCheckout(database, clientId)
  await leaveCustomersTo(database, sellerClientId)
  if (await setCheckoutOnly(database, clientId)) return
  logger.warn({ clientId }, 'no API client has the ID of TESSERA_STOREFRONT_CLIENT_ID: its orders need no checkout')
}

/**
 * Creates the API client that staff sign in to the console with, in existing databases too: for users of the seller and
 * of suppliers, without guests. An access token lives 30 minutes, a sign-in 12 hours.
 */
export async function createConsoleClient(database: Database, config: PlatformConfig): Promise<void> {
  await database.rows(sql`
    insert into api_clients (marketplace_id, id, app_name, active, access_token_duration, refresh_token_duration,
      anonymous_token_duration, allow_any_buyer, allow_any_supplier, allow_seller, is_anon_buyer)
    select marketplace_id, ${config.TESSERA_CONSOLE_CLIENT_ID}, 'Console', true, 30, 720, 10080, false, true, true, false
    from api_clients
    where id = ${config.TESSERA_STOREFRONT_CLIENT_ID}
    on conflict do nothing`)
}

/** IDN-2: refuses the README's credentials on a publicly reachable installation. */
async function refuseLocalCredentials(database: Database, config: PlatformConfig, isEmpty: boolean): Promise<void> {
  const local = Object.entries(localCredentials).filter(
    ([name, value]) => config[name as keyof typeof localCredentials] === value,
  )
  if (isEmpty && local.length > 0) {
    const names = local.map(([name]) => name).join(', ')
    throw new ConfigurationError(`In production the local defaults are refused. Set ${names} to values of your own.`)
  }
  const { TESSERA_ADMIN_USERNAME: name, TESSERA_ADMIN_PASSWORD: password } = localCredentials
  const marketplaces = await database.rows<{ id: string }>(
    sql`select marketplace_id as id from users where lower(username) = lower(${name})`,
  )
  for (const { id } of marketplaces) {
    const account = await accountByName(database, id, name)
    if (!(await isPassword(password, account?.passwordHash))) continue
    throw new ConfigurationError(
      `The user ${name} still has the local default password. Change it before starting in production.`,
    )
  }
}
