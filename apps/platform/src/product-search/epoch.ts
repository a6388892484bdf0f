import { type Sql, sql } from '@tessera/server/sql'

/**
 * What was worked out of a marketplace's catalogue holds until somebody writes to it, and every write leaves an event
 * (decision 0016). An epoch is the time between two such writes, as far as this process has seen.
 */
interface Epoch {
  /** Every transaction before it was over when the epoch was last confirmed. */
  xmin: string
  /** Events from `xmin` on that were visible then. */
  seen: number
  values: Map<string, Promise<unknown>>
}

/** What a statement finds out that is asked along with `columns`. */
export interface Sighting {
  since: number
  xmin: string
  seen: number
}

export interface Asked {
  /** Values that held when they were last looked at, and will mostly hold still. */
  known: Map<string, Promise<unknown>> | undefined
  /** To be selected beside what is read, so that both are of one snapshot. */
  columns: Sql
  /** The values that hold in the snapshot of the statement. */
  values: (sighting: Sighting) => Map<string, Promise<unknown>>
}

const epochs = new Map<string, Epoch>()
const maxEpochs = 500

/** What happens to orders all day long changes nothing of a product but its stock. */
const beside =
  '^(Bundle)?(Cart|LineItems|Orders|OrderReturns|Payments|Shipments|Subscriptions|SubscriptionItems|GroupOrders)[.]' +
  '|^Me[.](Create|Save|Patch|Delete|Accept|Decline|Transfer)'

const events = (marketplace: string, xmin: Sql): Sql => sql`(
  select count(*)::int from events where marketplace_id = ${marketplace} and xid >= ${xmin} and operation !~ ${beside})`

export function askEpoch(marketplace: string): Asked {
  const epoch = epochs.get(marketplace)
  const { xmin = '0', seen = 0 } = epoch ?? {}
  const now = sql`pg_snapshot_xmin(pg_current_snapshot())`
  const since = epoch ? events(marketplace, sql`${xmin}::xid8`) : sql`0`
  return {
    known: epoch?.values,
    columns: sql`${since} as since, ${now}::text as xmin, ${events(marketplace, now)} as seen`,
    values: (sighting) => {
      if (epochs.get(marketplace) !== epoch) return new Map() // another statement was first to see a newer one
      if (!epoch || sighting.since !== seen) return begin(marketplace, sighting)
      return moveOn(epoch, sighting)
    },
  }
}

function begin(marketplace: string, { xmin, seen }: Sighting): Epoch['values'] {
  if (epochs.size >= maxEpochs) epochs.clear()
  const values: Epoch['values'] = new Map()
  epochs.set(marketplace, { xmin, seen, values })
  return values
}

/** The epoch goes on; looking from a later point keeps the number of events to look at small. */
function moveOn(epoch: Epoch, { xmin, seen }: Sighting): Epoch['values'] {
  if (BigInt(xmin) > BigInt(epoch.xmin)) Object.assign(epoch, { xmin, seen })
  return epoch.values
}

const maxValues = 5000

/** The value under `key`, worked out once per epoch, by whoever comes first. */
export function keptIn<Value>(
  values: Map<string, Promise<unknown>>,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key)
  if (known) return known as Promise<Value>
  if (values.size >= maxValues) values.clear()
  const made = work()
  values.set(key, made)
  made.catch(() => values.delete(key))
  return made
}
