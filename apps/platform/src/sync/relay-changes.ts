import { isSynchronized } from '@tessera/domain/integrations/sync-decision'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import { queueDeliveries } from '../delivery/queue-deliveries.ts'
import { drainNotes, type TakeNotes } from './drain-notes.ts'
import { readObjects, type SyncKey } from './read-objects.ts'
import { findSyncConfig } from './sync-config.ts'
import { syncDeliveries } from './sync-delivery.ts'
import { type SyncKindName, syncKinds } from './sync-kinds.ts'

interface ObjectChange extends SyncKey {
  marketplace: string
  kind: SyncKindName
}

/**
 * Takes noted changes, each object once. Those of a paused configuration stay until it goes on, so that many changes of
 * an object become one message; deletions do not wait.
 */
const takeChanges = (db: Queryable, size: number): Promise<ObjectChange[]> =>
  db.rows<ObjectChange>(sql`
    with taken as (
      delete from object_changes
      where id in (
        select c.id from object_changes c
        where c.is_deleted or not exists (
          select from entity_sync_configs e
          where e.marketplace_id = c.marketplace_id and e.kind = c.kind and e.paused
          union all
          select from product_sync_configs p
          where p.marketplace_id = c.marketplace_id and c.kind = 'Products' and p.paused)
        order by c.id
        limit ${size})
      returning id, marketplace_id, kind, parent_id, object_id)
    select marketplace_id as marketplace, kind, parent_id as parent, object_id as id
    from taken
    group by marketplace_id, kind, parent_id, object_id
    order by min(taken.id)`)

/** Messages show the state of their object, so one process at a time writes them: a later one has the later state. */
const takeAndAnnounce: TakeNotes = async (db, size, isSkipped) => {
  const lock = await db.find<{ isOurs: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('tessera object changes')) as "isOurs"`)
  if (!lock?.isOurs) return 0
  const changes = await takeChanges(db, size)
  if (isSkipped) return changes.length
  for (const group of Map.groupBy(changes, ({ marketplace, kind }) => `${marketplace} ${kind}`).values())
    await announceChanges(db, group)
  return changes.length
}

/** Changes of one kind in one marketplace. */
async function announceChanges(db: Queryable, changes: readonly ObjectChange[]): Promise<void> {
  const [first] = changes
  if (!first) return
  const { marketplace, kind } = first
  const config = await findSyncConfig(db, marketplace, kind)
  if (!config) return
  const states = await readObjects(db, marketplace, syncKinds[kind], changes)
  const deliveries = changes.flatMap(({ parent, id }, nth) => {
    const state = states[nth] ?? null
    return isSynchronized(config, state !== null) ? syncDeliveries(config, { kind, key: { parent, id }, state }) : []
  })
  await queueDeliveries(db, marketplace, deliveries)
}

/** Writes messages about all objects that changed. */
export const relayChanges = (database: Database, logger: Pick<Logger, 'error'>): Promise<void> =>
  drainNotes(database, takeAndAnnounce, logger)
