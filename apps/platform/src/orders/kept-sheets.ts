import type { Line, Sheet } from '@tessera/domain/orders/sheet'
import { Recent } from '@tessera/server/recent'
import { sql } from '@tessera/server/sql'
import { type Actor, visitorKey } from '../actor.ts'
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

const known = new Recent<KeptSheet>(most)

/** Carts by whose they are. A guess like any other: the row says whether it is true. */
export const keptSheets = {
  find: (actor: Actor): KeptSheet | undefined => known.find(visitorKey(actor)),
  keep(actor: Actor, kept: KeptSheet): void {
    if (isPlain(kept.sheet)) known.keep(visitorKey(actor), kept)
    else known.forget(visitorKey(actor))
  },
}

/** What the database may tell otherwise than it was written is read again. */
const isPlain = ({ lines, promotions, payments }: Sheet): boolean =>
  promotions.length === 0 && payments.length === 0 && lines.every(hasOneAddress)

const hasOneAddress = ({ shippingAddressID, shippingAddress }: Line): boolean =>
  shippingAddressID === null || shippingAddress === null
