import { fail } from '@tessera/server/api-error'
import type { Body } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from './actor.ts'

/** SEMANTICS: different names in xp, for products and for orders of a marketplace. */
const mostKeys = 1000

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

/** Names that were found in the table once: they stay there, so nobody has to look again. */
const known = new Set<string>()
const mostKnown = 50_000

/** In the transaction of a write: names its xp has that the marketplace never had are kept, as long as there is room. */
export async function keepXpKeys(call: PlatformCall, operation: string, body: Body): Promise<void> {
  const thing = things[operation]
  if (!thing || typeof body.xp !== 'object' || body.xp === null) return
  const { marketplace } = call.actor
  const inMind = (key: string) => `${marketplace} ${thing} ${key}`
  const keys = Object.keys(body.xp).filter((key) => !known.has(inMind(key)))
  if (keys.length === 0) return
  // whoever adds names waits for whoever is adding some
  await call.db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`xp keys ${marketplace} ${thing}`}, 0))`)
  const added = await call.db.rows<{ key: string }>(sql`
    insert into xp_keys (marketplace_id, thing, key) select ${marketplace}, ${thing}, unnest(${keys}::text[])
    on conflict do nothing
    returning key`)
  remember(keys.filter((key) => !added.some((one) => one.key === key)).map(inMind))
  if (added.length > 0) await refuseTooMany(call, thing)
}

async function refuseTooMany({ db, actor }: PlatformCall, thing: string): Promise<void> {
  const row = await db.find<{ count: number }>(sql`
    select count(*)::int as count from xp_keys where marketplace_id = ${actor.marketplace} and thing = ${thing}`)
  if (row && row.count > mostKeys)
    fail('ValidationFailure', { Property: 'xp' }, `xp of all ${thing}s together may have ${mostKeys} different names.`)
}

/** What this transaction has added may still be undone, so only what was there before is remembered. */
function remember(names: readonly string[]): void {
  if (known.size + names.length > mostKnown) known.clear()
  for (const name of names) known.add(name)
}
