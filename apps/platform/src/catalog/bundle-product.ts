import type { RequestBody } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'

/** Every bundle is also a product of the same ID, so that product lists show it. */
export async function createBundleProduct(
  call: PlatformCall,
  id: string,
  ownerID: string,
  { Name }: RequestBody,
): Promise<void> {
  await call.db.rows(sql`
    insert into products (marketplace_id, id, owner_id, name, is_bundle, active, auto_forward, is_parent, quantity_multiplier,
      all_suppliers_can_sell, returnable)
    values (${call.actor.marketplace}, ${id}, ${ownerID}, ${Name}, true, false, false, false, 1, false, false)`)
}

/** Name, description, active flag and xp are the same on both. */
export async function copyBundleToProduct({ db, actor }: PlatformCall, id: string): Promise<void> {
  await db.rows(sql`
    update products p
    set name = b.name, description = b.description, active = b.active, xp = b.xp
    from bundles b
    where p.marketplace_id = ${actor.marketplace} and p.id = ${id} and b.marketplace_id = p.marketplace_id and b.id = p.id`)
}

export async function copyProductToBundle({ db, actor }: PlatformCall, id: string): Promise<void> {
  await db.rows(sql`
    update bundles b
    set name = p.name, description = p.description, active = p.active, xp = p.xp
    from products p
    where b.marketplace_id = ${actor.marketplace} and b.id = ${id} and p.marketplace_id = b.marketplace_id and p.id = b.id`)
}
