import type { OrderReturn } from '@tessera/client/platform/types.gen'
import type { ReturnStatus } from '@tessera/domain/sales/return-life-cycle'
import { followedStatus } from '@tessera/domain/sales/return-there'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { recordOrderEvent } from '../records/record-order-event.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { queueReturn } from './due-returns.ts'

const list = 'returns'
const pageSize = 100
/** Longer than any call takes: LastUpdated is set when a change starts, and others see it after the commit. */
const overlapMilliseconds = 5 * 60_000

/**
 * Reads which returns changed on the platform. One that a program made there becomes a return of the shop, and a decision
 * made there is taken over by the job that sends returns. Returns the number of changes.
 */
export async function followReturns(needs: SalesTaskNeeds): Promise<number> {
  const { database, commerce, logger } = needs
  const cursor = await database.find<{ at: Date }>(
    sql`select changed_at as at from platform_cursors where list = ${list}`,
  )
  const since = new Date(Math.max((cursor?.at ?? new Date(0)).getTime() - overlapMilliseconds, 0))
  const query = {
    filters: { LastUpdated: `>=${since.toISOString()}`, Status: '!Unsubmitted' },
    sortBy: ['LastUpdated', 'ID'] as const,
    pageSize,
  }
  const { Items } = await commerce.client.OrderReturns.List(query, await commerce.backOffice())
  let count = 0
  for (const there of Items) {
    try {
      count += await database.transaction((db) => noteChange(db, there))
    } catch (error) {
      // the overlap reads it again; a cursor that passed it would not
      logger.warn({ return: there.ID, err: error }, 'a return of the platform could not be followed yet')
      return count
    }
    await moveCursor(database, there.LastUpdated ?? since.toISOString())
  }
  return count
}

const moveCursor = (db: Queryable, at: string): Promise<unknown> =>
  db.rows(sql`
    insert into platform_cursors (list, changed_at) values (${list}, ${at}::timestamptz)
    on conflict (list) do update set changed_at = greatest(platform_cursors.changed_at, excluded.changed_at)`)

async function noteChange(db: Queryable, there: OrderReturn): Promise<number> {
  const known = await db.find<{ id: string; status: ReturnStatus }>(sql`
    select s.id, s.status from sales_returns s join sales_documents d on d.id = s.document_id
    where coalesce(s.platform_return_id, s.id) = ${there.ID} and d.platform_order_id = ${there.OrderID}`)
  if (known && !followedStatus(known.status, there.Status)) return 0
  const id = known?.id ?? (await importReturn(db, there))
  if (!id) return 0
  await queueReturn(db, id)
  return 1
}

interface ReturnedOrder {
  documentId: string
  personId: string | null
  lines: { lineNo: number; platformLineIds: string[] }[]
}

/** Records a return that was made on the platform; undefined if its order is not ours or it is already over there. */
async function importReturn(db: Queryable, there: OrderReturn): Promise<string | undefined> {
  if (there.Status === 'Declined' || there.Status === 'Canceled') return undefined
  const order = await db.find<ReturnedOrder>(sql`
    select d.id as "documentId", d.person_id as "personId",
      (select json_agg(json_build_object('lineNo', l.line_no, 'platformLineIds', l.platform_line_ids) order by l.line_no)
        from sales_lines l where l.document_id = d.id) as lines
    from sales_documents d where d.platform_order_id = ${there.OrderID} for update of d`)
  if (!order) return undefined
  const lines = order.lines.flatMap(({ lineNo, platformLineIds }) => {
    const own = (there.ItemsToReturn ?? []).filter(({ LineItemID }) => platformLineIds.includes(LineItemID))
    const boxes = own.reduce((sum, { Quantity }) => sum + (Quantity ?? 0), 0)
    return boxes > 0 ? [{ lineNo, boxes }] : []
  })
  if (lines.length === 0) return undefined
  return insertReturn(db, order, there, lines)
}

async function insertReturn(
  db: Queryable,
  { documentId, personId }: ReturnedOrder,
  there: OrderReturn,
  lines: readonly { lineNo: number; boxes: number }[],
): Promise<string | undefined> {
  const kind = (there.xp as { Kind?: unknown } | null)?.Kind === 'damage' ? 'damage' : 'return'
  const at = new Date(there.DateSubmitted ?? there.LastUpdated ?? Date.now())
  const made = await db.find<{ id: string }>(sql`
    with made as (
      insert into sales_returns (document_id, kind, reason, person_id, requested_at, moved_at, platform_return_id)
      values (${documentId}, ${kind}, ${there.Comments || 'Requested through the API'}, ${personId}, ${at}, ${at}, ${there.ID})
      on conflict (platform_return_id) do nothing
      returning id
    ), lined as (
      insert into sales_return_lines (return_id, document_id, line_no, boxes)
      select made.id, ${documentId}, l."lineNo", l.boxes
      from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("lineNo" integer, boxes integer)
    )
    select id from made`)
  if (!made) return undefined
  const text = kind === 'damage' ? 'You reported damage.' : 'You requested a return.'
  await recordOrderEvent(db, { documentId, kind: 'return-requested', reference: made.id, at, text, personId })
  return made.id
}
