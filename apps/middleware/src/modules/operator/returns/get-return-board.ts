import type { ReturnBoard, StaffReturn } from '@tessera/client/shop/types.gen'
import { returnBoardSteps } from '@tessera/contract/middleware/operator/return-models'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { staffReturnColumns } from './staff-return-columns.ts'

const maxCards = 20
const shownDays = 30

/** Returns by step in one statement. What waits comes oldest first, what is inspected newest first. */
export async function getReturnBoard(db: Queryable, now: Date): Promise<ReturnBoard> {
  const rows = await db.rows<{ step: string; count: number; item: StaffReturn }>(sql`
    with steps as (
      select s.id, case when s.status = 'refunded' then 'inspected' else s.status end as step, s.moved_at
      from sales_returns s
      where s.status in ('requested', 'approved', 'received') or (s.status in ('inspected', 'refunded')
        and s.moved_at > ${now}::timestamptz - make_interval(days => ${shownDays}::int))
    ), placed as (
      select id, step, count(*) over (partition by step)::int as count, row_number() over (partition by step
        order by case when step = 'inspected' then - extract(epoch from moved_at) else extract(epoch from moved_at) end, id)
        as place
      from steps
    )
    select p.step, p.count, row_to_json(card) as item
    from placed p
    cross join lateral (
      select ${staffReturnColumns} from sales_returns s join sales_documents d on d.id = s.document_id
      where s.id = p.id) card
    where p.place <= ${maxCards}::int
    order by p.place`)
  return {
    columns: returnBoardSteps.map((step) => {
      const own = rows.filter((row) => row.step === step)
      return { step, count: own[0]?.count ?? 0, items: own.map(({ item }) => item) }
    }),
  }
}

export async function getStaffReturn(db: Queryable, returnNumber: string): Promise<StaffReturn> {
  const found = await db.find<StaffReturn>(sql`
    select ${staffReturnColumns} from sales_returns s join sales_documents d on d.id = s.document_id
    where s.id = ${returnNumber}`)
  return found ?? refuse('NotFound', { message: 'We couldn’t find this return.' })
}
