import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { NewSalesDocument } from './new-sales-document.ts'

/**
 * Gives an order that was declined, changed and placed again its new lines, amounts and payment. Its number, its owner
 * and its day stay. Returns false if it is neither waiting nor declined, or has this payment already.
 */
export async function replaceSalesDocument(db: Queryable, id: string, document: NewSalesDocument): Promise<boolean> {
  const { lines, attemptId } = document
  const replaced = await db.find(sql`
    update sales_documents set attempt_id = ${attemptId}, order_type = ${document.orderType}, status = ${document.status},
      store_id = ${document.storeId ?? null}, po_number = ${document.poNumber ?? null}, job_name = ${document.jobName ?? null},
      ship_to_place = ${document.shipToPlace ? JSON.stringify(document.shipToPlace) : null}::jsonb,
      ship_kind = ${document.shipKind ?? 'parcel'}, expected_on = ${document.expectedOn ?? null}::date,
      instructions = ${document.instructions ?? null}, subtotal_cents = ${document.subtotalCents},
      discount_cents = ${document.discountCents ?? 0}, shipping_cents = ${document.shippingCents ?? 0},
      tax_cents = ${document.taxCents ?? 0}, total_cents = ${document.totalCents}, canceled_cents = 0,
      payment_method = ${document.paymentMethod ?? null}, payment_words = ${document.paymentWords ?? null},
      closed_at = null, cancel_asked_at = null, approval_asked_at = ${document.approvalAskedAt ?? null}::timestamptz,
      approval_reminded_at = null, line_count = ${lines.length}
    where id = ${id} and status in ('awaiting-approval', 'declined') and attempt_id is distinct from ${attemptId}
    returning id`)
  if (!replaced) return false
  await db.rows(sql`delete from sales_lines where document_id = ${id}`)
  await db.rows(sql`
    insert into sales_lines (document_id, line_no, sku, name, unit, is_sample, return_kind, room, boxes, sqft,
      unit_price_cents, discount_cents, total_cents, lot, fulfilment, expected_on, platform_line_ids, project_id)
    select ${id}, l."lineNo", l.sku, l.name, coalesce(l.unit, 'box'), coalesce(l."isSample", false),
      coalesce(l."returnKind", 'sealed-box'), l.room, l.boxes, l.sqft, l."unitPriceCents", coalesce(l."discountCents", 0),
      l."totalCents", l.lot, coalesce(l.fulfilment, 'confirmed'), l."expectedOn",
      array_remove(array[l."platformLineId"], null), l."projectId"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("lineNo" integer, sku text, name text, unit text,
      "isSample" boolean, "returnKind" text, room text, boxes integer, sqft numeric, "unitPriceCents" bigint,
      "discountCents" bigint, "totalCents" bigint, lot text, fulfilment text, "expectedOn" date, "platformLineId" text,
      "projectId" text)`)
  await writeWords(db, id)
  return true
}

/** The words of a search are those of the new lines. */
const writeWords = (db: Queryable, id: string): Promise<unknown> =>
  db.rows(sql`
    update sales_words w set words = lower(concat_ws(' ', d.id, d.platform_order_id, d.po_number, d.job_name, (
      select string_agg(concat_ws(' ', l.sku, l.name), ' ' order by l.line_no) from sales_lines l where l.document_id = d.id)))
    from sales_documents d
    where d.id = ${id} and w.document_id = d.id`)
