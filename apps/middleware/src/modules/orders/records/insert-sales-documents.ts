import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { NewSalesDocument } from './new-sales-document.ts'

/** The platform's orders that are in their documents as they are, so that nothing of them is left to be followed. */
const noteFollowed = sql`
  insert into followed_orders (order_id, changed_at, followed_at)
  select "platformOrderId", "followedChange", "followedChange"
  from given g
  join written w on w.id = g.number
  where "platformOrderId" is not null and "followedChange" is not null
  order by "platformOrderId"
  on conflict (order_id) do update
    set changed_at = excluded.changed_at, followed_at = excluded.changed_at, problem = null
    where followed_orders.changed_at <= excluded.changed_at`

/**
 * Inserts sales documents with lines and events in one statement. A web order that exists already is left unchanged
 * (ORD-5). Returns the numbers of the new ones.
 */
export async function insertSalesDocuments(
  db: Queryable,
  documents: readonly NewSalesDocument[],
): Promise<{ id: string; platformOrderId: string | null }[]> {
  if (documents.length === 0) return []
  return db.rows(sql`
    with given as materialized (
      select coalesce(d.id, nextval('sales_numbers')::text) as number, d.*
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(id text, "accountId" text, "personId" uuid,
        "placedBy" text, "referredBy" text, origin text, "platformOrderId" text, "followedChange" timestamptz, "attemptId" text, "orderType" text,
        status text, "storeId" text, "soldTo" text, "shipTo" text, "poNumber" text, "jobName" text, "projectId" text,
        "quoteId" text, "shipToPlace" jsonb, "shipKind" text, "expectedOn" date, "wantedOn" date,
        "pickUpPerson" text, instructions text, "subtotalCents" bigint, "discountCents" bigint, "shippingCents" bigint, "taxCents" bigint, "totalCents" bigint,
        "paymentMethod" text, "paymentWords" text, "placedAt" timestamptz, "closedAt" timestamptz,
        "approvalAskedAt" timestamptz, "overLimit" jsonb, lines jsonb, events jsonb)
    ), written as (
      insert into sales_documents (id, account_id, person_id, placed_by, referred_by, origin, platform_order_id,
        attempt_id, order_type, status, store_id, sold_to, ship_to, po_number, job_name, project_id, quote_id,
        ship_to_place, ship_kind, expected_on, wanted_on, pick_up_person, instructions, subtotal_cents, discount_cents, shipping_cents, tax_cents,
        total_cents, payment_method, payment_words, placed_at, closed_at, approval_asked_at, over_limit, line_count)
      select number, "accountId", "personId", "placedBy", "referredBy", origin, "platformOrderId", "attemptId",
        "orderType", status, "storeId", "soldTo", "shipTo", "poNumber", "jobName", "projectId", "quoteId",
        nullif("shipToPlace", 'null'::jsonb), coalesce("shipKind", 'parcel'), "expectedOn", "wantedOn",
        "pickUpPerson", instructions, "subtotalCents", coalesce("discountCents", 0), coalesce("shippingCents", 0), coalesce("taxCents", 0),
        "totalCents", "paymentMethod", "paymentWords", "placedAt", "closedAt", "approvalAskedAt", nullif("overLimit", 'null'::jsonb), jsonb_array_length(lines)
      from given
      on conflict do nothing
      returning id, platform_order_id
    ), words_written as (
      insert into sales_words (document_id, account_id, referred_by, words)
      select w.id, "accountId", "referredBy", lower(concat_ws(' ', number, "platformOrderId", "poNumber", "jobName", (
        select string_agg(concat_ws(' ', l ->> 'sku', l ->> 'name'), ' ') from jsonb_array_elements(lines) l)))
      from given g
      join written w on w.id = g.number
    ), lines_written as (
      insert into sales_lines (document_id, line_no, sku, name, unit, is_sample, return_kind, room, boxes, sqft,
        unit_price_cents, discount_cents, total_cents, lot, fulfilment, expected_on, shipped_boxes, backordered_boxes,
        returned_boxes, canceled_boxes, platform_line_ids, project_id)
      select w.id, l."lineNo", l.sku, l.name, coalesce(l.unit, 'box'), coalesce(l."isSample", false),
        coalesce(l."returnKind", 'sealed-box'), l.room, l.boxes, l.sqft, l."unitPriceCents",
        coalesce(l."discountCents", 0), l."totalCents", l.lot, coalesce(l.fulfilment, 'confirmed'), l."expectedOn",
        coalesce(l."shippedBoxes", 0), coalesce(l."backorderedBoxes", 0), coalesce(l."returnedBoxes", 0),
        coalesce(l."canceledBoxes", 0), array_remove(array[l."platformLineId"], null), coalesce(l."projectId", g."projectId")
      from given g
      join written w on w.id = g.number
      cross join jsonb_to_recordset(g.lines) as l("lineNo" integer, sku text, name text, unit text, "isSample" boolean,
        "returnKind" text, room text, boxes integer, sqft numeric, "unitPriceCents" bigint, "discountCents" bigint,
        "totalCents" bigint, lot text, fulfilment text, "expectedOn" date, "shippedBoxes" integer,
        "backorderedBoxes" integer, "returnedBoxes" integer, "canceledBoxes" integer, "platformLineId" text,
        "projectId" text)
    ), told as (
      insert into sales_events (document_id, kind, reference, at, text, person_id)
      select w.id, e.kind, coalesce(e.reference, ''), e.at, e.text, g."personId"
      from given g
      join written w on w.id = g.number
      cross join jsonb_to_recordset(coalesce(nullif(g.events, 'null'::jsonb), '[]'::jsonb))
        as e(kind text, reference text, at timestamptz, text text)
    ), followed as (${noteFollowed})
    select id, platform_order_id as "platformOrderId" from written`)
}
