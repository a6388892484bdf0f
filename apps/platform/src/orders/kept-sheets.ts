import type { Line, Sheet } from '@tessera/domain/orders/sheet'
import { Recent } from '@tessera/server/recent'
import { sql } from '@tessera/server/sql'
import { type Actor, visitorKey } from '../actor.ts'
import type { CatalogueEpoch } from './catalogue-epoch.ts'

/** An order state as this process wrote it last, with the version of its row. */
export interface KeptSheet {
  version: string
  /** The catalog epoch at that time. */
  epoch: CatalogueEpoch
  sheet: Sheet
}

/**
 * Differs for every write: each transaction has its own number, and two writes in one have different row locations.
 * Every change of an order writes its row.
 */
export const rowVersion = sql`t.xmin::text || ' ' || t.ctid::text`

/** A cart of sixty lines takes about 60 kB. */
const most = 500

const known = new Recent<KeptSheet>(most)

/** Carts by visitor. An entry may be stale: the row version decides. */
export const keptSheets = {
  find: (actor: Actor): KeptSheet | undefined => known.find(visitorKey(actor)),
  keep(actor: Actor, kept: KeptSheet): void {
    if (isPlain(kept.sheet)) known.keep(visitorKey(actor), kept)
    else known.forget(visitorKey(actor))
  },
}

/** States that the database may return differently from what was written are not cached. */
const isPlain = ({ lines, promotions, payments }: Sheet): boolean =>
  promotions.length === 0 && payments.length === 0 && lines.every(hasOneAddress)

const hasOneAddress = ({ shippingAddressID, shippingAddress }: Line): boolean =>
  shippingAddressID === null || shippingAddress === null
