import type { BillingDetail } from '@tessera/client/shop/types.gen'
import { findBilledTax } from '@tessera/domain/checkout/billed-tax'
import { type BilledGoods, billedDiscount, billedLines } from '@tessera/domain/sales/billed-lines'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { deliveryKeyPrefix } from '../posting/delivery-key.ts'

interface LineRow extends BilledGoods {
  lineNo: number
  sku: string
  name: string
  unit: string
  lot: string | null
  orderSqft: number | null
  unitPriceCents: number
  /** State whose tax applies: of the ship-to address, for a pickup of the store. */
  state: string | null
}

type BilledParts = Pick<BillingDetail, 'lines' | 'discountCents' | 'taxes'>

/**
 * Reads the lines of an invoice: the goods of its delivery, or else of its whole order. Other documents have no lines.
 */
export async function readBilledLines(
  db: Queryable,
  id: string,
  bill: { goodsCents: number; freightCents: number; taxCents: number },
): Promise<BilledParts> {
  const rows = await readLines(db, id)
  if (rows.length === 0) return { lines: [], discountCents: 0, taxes: [] }
  const shares = billedLines(rows, bill)
  const tax = findBilledTax({ ...bill, state: rows[0]?.state ?? null })
  return {
    lines: rows.map((row, at) => lineView(row, shares[at] ?? { totalCents: 0, taxCents: 0 })),
    discountCents: billedDiscount(shares, bill),
    taxes: tax ? [tax] : [],
  }
}

function lineView(row: LineRow, share: { totalCents: number; taxCents: number }): BilledParts['lines'][number] {
  const { lineNo, sku, name, unit, lot, orderSqft, unitPriceCents, boxes, billedBoxes } = row
  return {
    lineNo,
    sku,
    name,
    unit,
    lot,
    boxes: billedBoxes,
    areaSqft: orderSqft === null ? null : Math.round((orderSqft * billedBoxes * 10_000) / boxes) / 10_000,
    unitPriceCents,
    sqftPriceCents: orderSqft ? Math.round((unitPriceCents * boxes) / orderSqft) : null,
    ...share,
  }
}

const readLines = (db: Queryable, id: string): Promise<LineRow[]> =>
  db.rows<LineRow>(sql`
    with bill as (
      select b.sales_document_id as number, substr(b.key, ${deliveryKeyPrefix.length + 1}) as delivery,
        starts_with(b.key, ${deliveryKeyPrefix}) as "isOfDelivery",
        case when d.ship_kind = 'pick-up' then (select s.state from stores s where s.id = d.store_id)
          else d.ship_to_place ->> 'state' end as state
      from billing_documents b
      join sales_documents d on d.id = b.sales_document_id and d.account_id is not distinct from b.account_id
      where b.id = ${id} and b.type = 'RV'
    )
    select l.line_no as "lineNo", l.sku, l.name, l.unit, l.boxes, l.total_cents::float8 as "totalCents",
      l.sqft::float8 as "orderSqft", l.unit_price_cents::float8 as "unitPriceCents", bill.state,
      coalesce(x.lots, l.lot) as lot, coalesce(x.boxes, l.boxes)::int as "billedBoxes",
      coalesce(x.earlier, 0)::int as "earlierBoxes"
    from bill
    join sales_lines l on l.document_id = bill.number
    left join lateral (
      select sum(y.boxes) as boxes,
        case when count(distinct nullif(y.lot, '')) > 1
          then string_agg(y.lot || ' (' || y.boxes || ')', ', ' order by y.lot) else max(nullif(y.lot, '')) end as lots,
        (select sum(e.boxes) from delivery_lines e join deliveries v on v.id = e.delivery_id, deliveries mine
          where mine.id = bill.delivery and e.document_id = l.document_id and e.line_no = l.line_no
            and (v.shipped_at, v.id) < (mine.shipped_at, mine.id)) as earlier
      from delivery_lines y
      where bill."isOfDelivery" and y.delivery_id = bill.delivery and y.line_no = l.line_no
      having count(*) > 0
    ) x on true
    where not bill."isOfDelivery" or x.boxes is not null
    order by l.line_no`)
