import { databaseNode } from '@tessera/server/database-node'
import { type Sql, sql } from '@tessera/server/sql'
import { isSince } from '../../engine/count-rows.ts'

/** A change of a product or its assignments, as logged by triggers, with the products it affects. */
export type ProductChange = [id: number, xid: string, products: readonly string[]]

export interface ChangeSnapshot {
  /** The server whose transactions these are. */
  node: string
  /** Every transaction before it had ended. */
  xmin: string
  /** All visible changes since the requested point; one more than `maxChanges` means too many. */
  changes: readonly ProductChange[] | null
}

/** With more changes at once, such as an import, everything is loaded again. */
export const maxChanges = 1000

/** The log records a change of the category tree under an empty product ID. */
export const categoryTreeID = ''

/**
 * A column to add to any statement: the changes since a snapshot, in the snapshot of that statement. A child changes
 * with its parent, and a bundle with its products and their parents.
 */
export const changesSince = (marketplace: string, xmin: string): Sql => sql`json_build_object(
  'node', ${databaseNode}, 'xmin', log_xmin()::text,
  'changes', (
    select json_agg(json_build_array(c.id, c.xid::text, ${withDependents(marketplace)}))
    from (
      select c.id, c.xid, c.product_id from product_changes c
      where c.marketplace_id = ${marketplace} and c.is_listed and ${isSince(sql`${xmin}::xid8`)} and ${isOthers}
      limit ${maxChanges + 1}) c))`

/** A transaction ignores its own writes, which may be rolled back; they are seen after the commit. */
const isOthers = sql`xid is distinct from log_xid_if_assigned()`

const withDependents = (marketplace: string): Sql => sql`array(
  with family as (
    select c.product_id as id
    union all
    select p.id from products p where p.marketplace_id = ${marketplace} and p.parent_id = c.product_id)
  select id from family
  union all
  select b.bundle_id from bundle_product_assignments b
  where b.marketplace_id = ${marketplace} and b.product_id in (select id from family))`

/** The column for a first read, without changes. */
export const noChanges: Sql = sql`json_build_object('node', ${databaseNode}, 'xmin', log_xmin()::text, 'changes', null)`
