import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { isSince } from '../engine/count.ts'

/**
 * What was worked out of a marketplace holds until somebody writes to it, and every write leaves an event (decision 0016).
 * An epoch is the time between two writes, as far as this process has seen.
 */
interface Epoch {
  /** Every transaction before it was over when the epoch was last confirmed. */
  xmin: string
  /** Events from `xmin` on that were visible then. */
  seen: number
  values: Values
}

/** What is worked out in an epoch, by what it is. */
export type Values = Map<string, Promise<unknown>>

export interface Epochs {
  /** Until something of the catalogue or of its assignments is written. */
  catalogue: Values
  /** Until anything at all is written. */
  everything: Values
}

/** What happens to orders all day long changes nothing of a product but its stock. */
const beside =
  '^(Bundle)?(Cart|LineItems|Orders|OrderReturns|Payments|Shipments|Subscriptions|SubscriptionItems|GroupOrders)[.]' +
  '|^Me[.](Create|Save|Patch|Delete|Accept|Decline|Transfer)'

const kinds = { catalogue: sql`operation !~ ${beside}`, everything: sql`true` } as const
type Kind = keyof typeof kinds

interface Sighting {
  since: number
  xmin: string
  seen: number
}

const known = new Map<string, Epoch>()
const maxKnown = 1000

/** The values that hold now. Whoever adds one works it out afterwards, so that none is older than its epoch. */
export async function currentEpochs(db: Queryable, marketplace: string): Promise<Epochs> {
  const [catalogue, everything] = [ask(marketplace, 'catalogue'), ask(marketplace, 'everything')]
  const row = await db.find<Record<Kind, Sighting>>(
    sql`select ${catalogue.column} as catalogue, ${everything.column} as everything`,
  )
  if (!row) throw new Error('A select without a from clause answers one row.')
  return { catalogue: catalogue.answer(row.catalogue), everything: everything.answer(row.everything) }
}

function ask(marketplace: string, kind: Kind): { column: Sql; answer: (sighting: Sighting) => Values } {
  const key = `${kind} ${marketplace}`
  const epoch = known.get(key)
  const { xmin = '0', seen = 0 } = epoch ?? {}
  const now = sql`pg_snapshot_xmin(pg_current_snapshot())`
  const events = (from: Sql) => sql`(
    select count(*) from events where marketplace_id = ${marketplace} and ${isSince(from)} and ${kinds[kind]})`
  const since = epoch ? events(sql`${xmin}::xid8`) : sql`0`
  return {
    column: sql`json_build_object('since', ${since}, 'xmin', ${now}::text, 'seen', ${events(now)})`,
    answer: (sighting) => {
      if (known.get(key) !== epoch) return new Map() // another statement was first to see a newer one
      return epoch && sighting.since === seen ? moveOn(epoch, sighting) : begin(key, sighting)
    },
  }
}

function begin(key: string, { xmin, seen }: Sighting): Values {
  if (known.size >= maxKnown) known.clear()
  const values: Values = new Map()
  known.set(key, { xmin, seen, values })
  return values
}

/** The epoch goes on; looking from a later point keeps the number of events to look at small. */
function moveOn(epoch: Epoch, { xmin, seen }: Sighting): Values {
  if (BigInt(xmin) > BigInt(epoch.xmin)) Object.assign(epoch, { xmin, seen })
  return epoch.values
}
