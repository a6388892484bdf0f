import { type Sql, sql } from '@tessera/server/sql'
import { isSince } from '../engine/count.ts'
import type { View } from '../visibility/viewer.ts'
import type { Offered } from './read-offers.ts'

/**
 * The time between two writes to the catalogue of a marketplace, as far as this process has seen (decision 0016), and
 * what was read in it for orders: who sees what, and what is offered to whom.
 */
export interface CatalogueEpoch {
  views: Map<string, Promise<View>>
  offers: Map<string, Offered>
}

interface Known extends CatalogueEpoch {
  /** Every transaction before it was over when the epoch was last confirmed. */
  xmin: string
  /** Events from `xmin` on that were visible then. */
  seen: number
}

export interface Sighting {
  since: number
  xmin: string
  seen: number
}

/** What happens to orders all day long changes nothing that is kept here. */
const beside =
  '^(Bundle)?(Cart|LineItems|Orders|OrderReturns|Payments|Shipments|Subscriptions|SubscriptionItems|GroupOrders)[.]' +
  '|^Me[.](Create|Save|Patch|Delete|Accept|Decline|Transfer)'

const known = new Map<string, Known>()
const maxKnown = 1000

/** A column for a statement that has more to ask, because one of its own takes 0.2 ms; and what its value means. */
export function lookAtCatalogue(marketplace: string): { column: Sql; answer(sighting: Sighting): CatalogueEpoch } {
  const last = known.get(marketplace)
  const seen = last?.seen // as it goes with this `xmin`; another statement may move both on meanwhile
  const now = sql`pg_snapshot_xmin(pg_current_snapshot())`
  const events = (from: Sql): Sql => sql`
    select count(*) from events where marketplace_id = ${marketplace} and ${isSince(from)} and operation !~ ${beside}`
  const since = last ? sql`(${events(sql`${last.xmin}::xid8`)})` : sql`0`
  return {
    column: sql`json_build_object('since', ${since}, 'xmin', ${now}::text, 'seen', (${events(now)}))`,
    answer(sighting) {
      if (known.get(marketplace) !== last) return empty() // another statement was first to see a newer one
      return last && sighting.since === seen ? goOn(last, sighting) : begin(marketplace, sighting)
    },
  }
}

const empty = (): CatalogueEpoch => ({ views: new Map(), offers: new Map() })

function begin(marketplace: string, { xmin, seen }: Sighting): CatalogueEpoch {
  if (known.size >= maxKnown) known.clear()
  const epoch = { ...empty(), xmin, seen }
  known.set(marketplace, epoch)
  return epoch
}

/** Looking from a later point keeps the number of events to look at small. */
function goOn(epoch: Known, { xmin, seen }: Sighting): CatalogueEpoch {
  if (BigInt(xmin) > BigInt(epoch.xmin)) Object.assign(epoch, { xmin, seen })
  return epoch
}
