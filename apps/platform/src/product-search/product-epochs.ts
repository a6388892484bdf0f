import { coalesce } from '@tessera/server/coalesce'
import type { Queryable } from '@tessera/server/database'
import { databaseNode, keyOn } from '@tessera/server/database-node'
import { LruCache } from '@tessera/server/lru-cache'
import { join, type Sql, sql } from '@tessera/server/sql'
import { isSince } from '../engine/count-rows.ts'
import { isCatalogEvent } from '../event-kind.ts'
import { findMirror, updateMirror } from './mirror/find-mirror.ts'
import type { Mirror } from './mirror/mirror.ts'
import { type ChangeSnapshot, changesSince, noChanges } from './mirror/product-changes.ts'
import { forgetRows } from './row-cache.ts'

/** Values computed in an epoch, by key. */
export type EpochValues = Map<string, Promise<unknown>>

/** The write changes one product, named in the event, for all viewers, and what its children inherit. */
const isNarrow = sql`(
  operation ~ '^Products[.](Create|Save|Patch|Delete)$' and coalesce(params ->> 'productID', reply_id) is not null)`

/** The writes that end an epoch, by kind. */
const kinds = {
  /** Writes to the catalog or its assignments. */
  catalog: isCatalogEvent,
  /** The same except for products: visibility and facet definitions. */
  view: sql`${isCatalogEvent} and not ${isNarrow}`,
  /** All writes except for products, which are invalidated one by one. */
  rows: sql`not ${isNarrow}`,
  everything: sql`true`,
} as const
type EpochKind = keyof typeof kinds
const allKinds = Object.keys(kinds) as EpochKind[]

export interface ProductEpochs extends Record<EpochKind, EpochValues> {
  /** Lives through all epochs, and includes every product change that was visible when it was requested. */
  mirror: Mirror
}

/**
 * A value computed for a marketplace is valid until the next write, and every write records an event (decision 0016).
 * An epoch is the interval between two writes, as seen by this process.
 */
interface Sighted {
  /** The server whose transactions these are. */
  node: string
  /** Every transaction before it had ended. */
  xmin: string
  /** Events from `xmin` on that were visible then. */
  seen: Record<EpochKind, number>
  values: Record<EpochKind, EpochValues>
  /** Single-product writes that were applied, by event ID. */
  heeded: ReadonlySet<string>
}

interface Sighting {
  node: string
  xmin: string
  /** Counted from the last sighting. */
  since: Record<EpochKind, number>
  /** Counted from this one. */
  seen: Record<EpochKind, number>
  touched: [event: string, products: (string | null)[]][] | null
  changes: ChangeSnapshot
}

const maxMarketplaces = 1000
const known = new LruCache<Sighted>(maxMarketplaces)
type ReadEpochs = (nothing: undefined) => Promise<ProductEpochs>
const pendingReads = new WeakMap<Queryable, LruCache<ReadEpochs>>()

/** The values that are valid now. A caller computes a new value after this call, so none is older than its epoch. */
export function currentEpochs(db: Queryable, marketplace: string): Promise<ProductEpochs> {
  const all = pendingReads.get(db) ?? new LruCache<ReadEpochs>(maxMarketplaces)
  pendingReads.set(db, all)
  return all.getOrCreate(marketplace, () => coalesce(() => readEpochs(db, marketplace)))(undefined)
}

async function readEpochs(db: Queryable, marketplace: string): Promise<ProductEpochs> {
  const key = keyOn(db, marketplace)
  const last = known.get(key)
  const mirror = findMirror(key)
  const changes = mirror ? changesSince(marketplace, mirror.xmin) : noChanges
  const sighting = await db.find<Sighting>(sightingSql(marketplace, last?.xmin, changes))
  if (!sighting) throw new Error('An aggregate without a group answers one row.')
  const now = nextSighted(last, sighting)
  // unless another statement has already seen something newer
  if (known.get(key) === last) known.set(key, now)
  return { ...now.values, mirror: updateMirror({ key, marketplace, known: mirror, seen: sighting.changes }) }
}

/** Counts the events since the last sighting, mostly none. */
function sightingSql(marketplace: string, xmin: string | undefined, changes: Sql): Sql {
  const now = sql`log_xmin()`
  const counts = (more: Sql): Sql =>
    sql`json_build_object(${join(allKinds.map((kind) => sql`${kind}::text, count(*) filter (where ${kinds[kind]}${more})`))})`
  const children = sql`array(
    select p.id from products p
    where p.marketplace_id = ${marketplace} and p.parent_id in (e.params ->> 'productID', e.reply_id))`
  return sql`
    select ${databaseNode} as node, ${now}::text as xmin, ${counts(sql``)} as since, ${counts(sql` and xid >= ${now}`)} as seen,
      json_agg(json_build_array(e.id::text, array[e.params ->> 'productID', e.reply_id] || ${children}))
        filter (where ${isNarrow}) as touched,
      ${changes} as changes
    from events e
    where e.marketplace_id = ${marketplace} and ${isSince(xmin === undefined ? now : sql`${xmin}::xid8`)}`
}

/**
 * An epoch continues if the event count is unchanged; counting from a later point keeps the number small. None continues
 * on another server.
 */
function nextSighted(before: Sighted | undefined, { node, xmin, since, seen, touched }: Sighting): Sighted {
  const last = before?.node === node ? before : undefined
  const values = Object.fromEntries(
    allKinds.map((kind) => [kind, last && since[kind] === last.seen[kind] ? last.values[kind] : new Map()]),
  ) as Record<EpochKind, EpochValues>
  const heeded = touched ?? []
  const unheeded = heeded.filter(([event]) => !last?.heeded.has(event)).flatMap(([, products]) => products)
  if (unheeded.length > 0) forgetRows(values.rows, unheeded)
  return { node, xmin, seen, values, heeded: new Set(heeded.map(([event]) => event)) }
}
