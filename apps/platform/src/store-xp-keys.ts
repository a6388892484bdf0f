import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { LruCache } from '@tessera/server/lru-cache'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from './actor.ts'

/** Limit of distinct xp names per marketplace, separately for products and orders. */
const maxKeys = 1000

const things: Readonly<Record<string, 'product' | 'order'>> = {
  'Products.Create': 'product',
  'Products.Save': 'product',
  'Products.Patch': 'product',
  'Orders.Create': 'order',
  'Orders.Save': 'order',
  'Orders.Patch': 'order',
  'Cart.Save': 'order',
  'Cart.Patch': 'order',
}

/** Names already found in the table: they are never deleted, so they need no query. */
const known = new LruCache<true>(50_000)

export const storesXpKeys = (operation: string, body: RequestBody): boolean =>
  things[operation] !== undefined && hasXp(body)

const hasXp = (body: RequestBody): body is RequestBody & { xp: object } =>
  typeof body.xp === 'object' && body.xp !== null

/** Stores new xp names in the transaction of the write, up to the limit. */
export async function storeXpKeys(
  call: PlatformCall,
  operation: string,
  body: RequestBody,
  { isUnfinished = false } = {},
): Promise<void> {
  const thing = things[operation]
  if (!thing || !hasXp(body)) return
  const { marketplace } = call.actor
  const inMind = (key: string) => `${marketplace} ${thing} ${key}`
  const keys = Object.keys(body.xp).filter((key) => !known.get(inMind(key)))
  if (keys.length === 0) return
  // adding names is serialized
  await call.db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`xp keys ${marketplace} ${thing}`}, 0))`)
  const added = await call.db.rows<{ key: string }>(sql`
    insert into xp_keys (marketplace_id, thing, key) select ${marketplace}, ${thing}, unnest(${keys}::text[])
    on conflict do nothing
    returning key`)
  // a name that is there may have been added by an earlier part of this transaction
  if (!isUnfinished) rememberKeys(keys.filter((key) => !added.some((one) => one.key === key)).map(inMind))
  if (added.length > 0) await refuseTooManyKeys(call, thing)
}

async function refuseTooManyKeys({ db, actor }: PlatformCall, thing: string): Promise<void> {
  const row = await db.find<{ count: number }>(sql`
    select count(*)::int as count from xp_keys where marketplace_id = ${actor.marketplace} and thing = ${thing}`)
  if (row && row.count > maxKeys)
    fail('ValidationFailure', { Property: 'xp' }, `xp of all ${thing}s together may have ${maxKeys} different names.`)
}

/** This transaction's additions may be rolled back, so only names that existed before are cached. */
function rememberKeys(names: readonly string[]): void {
  for (const name of names) known.set(name, true)
}
