import type { Line, Sheet } from '@tessera/domain/orders/sheet'
import { sql } from '@tessera/server/sql'
import type { Actor } from '../actor.ts'
import type { CatalogueEpoch } from './catalogue-epoch.ts'

/** An order as this process wrote it last, and which version of its row that was. */
export interface KeptSheet {
  version: string
  /** What its products were at the time. */
  epoch: CatalogueEpoch
  sheet: Sheet
}

/**
 * Another for every write: a transaction has its own number, and what it writes twice stands in two places. Whoever
 * changes anything of an order writes its row.
 */
export const rowVersion = sql`t.xmin::text || ' ' || t.ctid::text`

/** A cart of sixty lines is about 60 kB here. */
const most = 500

const known = new Map<string, KeptSheet>()
const keyOf = ({ userKey, orderID }: Actor): string => `${userKey} ${orderID ?? ''}`

/** Carts by whose they are. A guess like any other: the row says whether it is true. */
export const keptSheets = {
  find: (actor: Actor): KeptSheet | undefined => known.get(keyOf(actor)),
  keep(actor: Actor, kept: KeptSheet): void {
    const key = keyOf(actor)
    known.delete(key) // the last one changed is the last in the row
    const [oldest] = known.size >= most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    if (isPlain(kept.sheet)) known.set(key, kept)
  },
}

/** What the database may tell otherwise than it was written is read again. */
const isPlain = ({ lines, promotions, payments }: Sheet): boolean =>
  promotions.length === 0 && payments.length === 0 && lines.every(hasOneAddress)

const hasOneAddress = ({ shippingAddressID, shippingAddress }: Line): boolean =>
  shippingAddressID === null || shippingAddress === null
