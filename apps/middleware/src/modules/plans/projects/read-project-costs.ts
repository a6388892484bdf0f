import type { CostDocument } from '@tessera/domain/planning/project-costs'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/** Lines as JSON, each with its share of the document. */
const weighed = (weight: Sql, project: Sql = sql`l.project_id`): Sql =>
  sql`json_agg(json_build_object('projectId', ${project}, 'room', l.room, 'weight', ${weight}))`
const goodsOf = (boxes: Sql): Sql => sql`round(l.total_cents::numeric * ${boxes} / l.boxes)`

/** Quotes, orders, invoices and credits of these projects of one account, in one statement. */
export const readProjectCosts = (
  db: Queryable,
  accountId: string,
  projectIds: readonly string[],
): Promise<CostDocument[]> =>
  db.rows<CostDocument>(sql`
    with orders as materialized (
      select d.id, d.total_cents - d.canceled_cents as cents,
        (select ${weighed(goodsOf(sql`(l.boxes - l.canceled_boxes)`))} from sales_lines l where l.document_id = d.id) as lines
      from sales_documents d
      where d.account_id = ${accountId} and d.status not in ('declined', 'canceled') and d.order_type <> 'return'
        and d.id in (select document_id from sales_lines where project_id = any(${projectIds}::text[]))
    )
    select 'quoted' as kind, v.total_cents::float8 as cents, (
        select ${weighed(sql`l.total_cents`, sql`q.project_id`)} from quote_lines l
        where l.quote_id = q.id and l.version = q.version) as lines
    from quotes q join quote_versions v on v.quote_id = q.id and v.version = q.version
    where q.project_id = any(${projectIds}::text[]) and q.account_id = ${accountId}
      and q.state in ('offered', 'accepted', 'converted')
    union all
    select 'ordered', cents::float8, lines from orders
    union all
    select 'invoiced', b.amount_cents::float8, coalesce((
        select ${weighed(goodsOf(sql`x.boxes`))} from delivery_lines x
        join sales_lines l on l.document_id = x.document_id and l.line_no = x.line_no
        where x.delivery_id = substr(b.key, length('delivery ') + 1) and b.key like 'delivery %'), o.lines)
    from billing_documents b join orders o on o.id = b.sales_document_id
    where b.type in ('RV', 'Z2')
    union all
    select 'returned', b.amount_cents::float8, coalesce((
        select ${weighed(goodsOf(sql`x.accepted_boxes`))} from sales_returns r
        join sales_return_lines x on x.return_id = r.id and x.accepted_boxes > 0
        join sales_lines l on l.document_id = x.document_id and l.line_no = x.line_no
        where r.credit_id = b.id), o.lines)
    from billing_documents b join orders o on o.id = b.sales_document_id
    where b.type in ('DG', 'Z3', 'ZG') and b.reversed_on is null`)
