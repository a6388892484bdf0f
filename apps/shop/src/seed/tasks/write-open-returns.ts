import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { neighbors, smallPro } from '../history/cast.ts'
import type { HistoryClock } from '../history/history-clock.ts'
import { insertReturn } from '../history/returned-order.ts'
import { drawDamage } from './draw-damage.ts'

interface OpenReturn {
  account: string
  kind: 'return' | 'damage'
  reason: string
  boxes: number
  pieces?: number
  status: 'requested' | 'approved' | 'received'
  answer?: string
  /** Days ago. */
  askedAgo: number
  /** How many photos came with it. */
  photos?: number
}

/** One per column of the board. */
const openReturns: readonly OpenReturn[] = [
  {
    account: smallPro.name,
    kind: 'damage',
    reason: 'Two corners of the pallet were crushed. Five tiles in the top box are cracked right through.',
    boxes: 1,
    pieces: 5,
    status: 'requested',
    askedAgo: 1,
    photos: 2,
  },
  {
    account: neighbors.name,
    kind: 'return',
    reason: 'The hallway turned out smaller than we measured.',
    boxes: 2,
    status: 'approved',
    answer: 'Please bring the unopened boxes to the store with your receipt.',
    askedAgo: 4,
  },
  {
    account: smallPro.name,
    kind: 'return',
    reason: 'Boxes left over from the job.',
    boxes: 2,
    status: 'received',
    askedAgo: 7,
  },
]

/** Inserts returns and claims that wait for staff. Each is of another order. */
export async function writeOpenReturns(db: Queryable, when: HistoryClock): Promise<void> {
  for (const open of openReturns) {
    const order = await findReturnable(db, open)
    if (!order) continue
    const { boxes, reason, kind, askedAgo } = open
    const id = await insertReturn(db, { ...order, boxes, reason, kind, on: when.ago(askedAgo) })
    await db.rows(sql`
      update sales_returns set status = ${open.status}, answer = ${open.answer ?? null} where id = ${id}`)
    await db.rows(sql`
      update sales_return_lines
      set pieces = ${open.pieces ?? null}, received_boxes = ${open.status === 'received' ? boxes : null}
      where return_id = ${id}`)
    for (let position = 0; position < (open.photos ?? 0); position += 1)
      await db.rows(sql`
        insert into return_photos (return_id, position, bytes)
        values (${id}, ${position}, ${await drawDamage(position + 7)})`)
  }
}

/** The newest order of the account that nothing came back from. One on the platform would be returned there too. */
const findReturnable = (db: Queryable, { account, boxes }: OpenReturn) =>
  db.find<{ documentId: string; personId: string | null }>(sql`
    select d.id as "documentId", d.person_id as "personId"
    from sales_documents d join accounts a on a.id = d.account_id
    join sales_lines l on l.document_id = d.id and l.line_no = 1
    where a.name = ${account} and d.status = 'completed' and d.order_type <> 'return' and d.platform_order_id is null
      and l.sqft > 0 and not l.is_sample and l.shipped_boxes > ${boxes}
      and not exists (select from sales_returns s where s.document_id = d.id)
    order by d.placed_at desc, d.id limit 1`)
