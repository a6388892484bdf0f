import type { OperatorTasks } from '@tessera/client/shop/types.gen'
import type { DisputedPart } from '@tessera/domain/billing/plan-dispute'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

type WaitingDispute = OperatorTasks['disputes'][number]
type DisputeRow = Omit<WaitingDispute, 'lines'> & {
  parts: DisputedPart[] | null
  names: { lineNo: number; name: string; unit: string }[]
}

/** Open disputes, oldest first, with the names of their lines. */
export async function readDisputes(db: Queryable, maxRows: number): Promise<WaitingDispute[]> {
  const rows = await db.rows<{ row: DisputeRow }>(sql`
    select row_to_json(waiting) as row from (
      select b.id as "documentId", a.name as account, a.number as "customerNumber",
        (select name from stores where id = coalesce(b.store_id, a.preferred_store)) as "storeName",
        b.sales_document_id as "orderNumber", concat_ws(' ', p.first_name, p.last_name) as "disputedBy",
        b.disputed_at as "disputedAt", b.disputed_cents as "amountCents", b.dispute_reason as reason,
        b.disputed_lines as parts, (
          select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'name', l.name, 'unit', l.unit)), '[]')
          from sales_lines l where l.document_id = b.sales_document_id and b.disputed_lines is not null) as names
      from billing_documents b
      join accounts a on a.id = b.account_id
      left join people p on p.id = b.disputed_by
      where b.disputed_cents > 0 and b.disputed_at is not null
      order by b.disputed_at, b.id
      limit ${maxRows}::int
    ) waiting`)
  return rows.map(({ row: { parts, names, ...dispute } }) => ({
    ...dispute,
    lines: (parts ?? []).map((part) => {
      const { name = '', unit = 'box' } = names.find(({ lineNo }) => lineNo === part.lineNo) ?? {}
      return { ...part, name, unit }
    }),
  }))
}
