import type { ReturnReason, ReturnStatus } from '@tessera/domain/sales/return-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isCopiedLater } from '../records/quote-order.ts'

export const sendReturnsTask = 'send-returns'
const batch = 50

export interface DueReturn {
  id: string
  /** When it was claimed; a later change is due again. */
  due: string
  /** Its ID on the platform. */
  platformId: string
  orderId: string
  /** The number of the order that people know. */
  orderNumber: string
  isQuote: boolean
  isByCard: boolean
  kind: ReturnReason
  status: ReturnStatus
  reason: string
  answer: string | null
  /** The refund, once it is known. */
  cents: number | null
  /** Freight and tax of the order. */
  shippingCents: number
  taxCents: number
  /** A delivery of the order is yet to be sent. */
  isAheadOfShipments: boolean
  lines: { lineNo: number; boxes: number; pieces: number | null; acceptedBoxes: number; platformLineIds: string[] }[]
}

/** Marks a return as due to be sent to the platform, in the transaction that changes it. */
export const queueReturn = (db: Queryable, returnId: string): Promise<unknown> =>
  db.rows(sql`
    with due as (
      update sales_returns s set platform_due = clock_timestamp() from sales_documents d
      where s.id = ${returnId} and d.id = s.document_id and d.platform_order_id is not null
      returning s.id)
    select graphile_worker.add_job(${sendReturnsTask}, job_key => ${`${sendReturnsTask} ${returnId}`}::text) from due`)

/** Claims due returns for a few minutes, so that no two processes send one at the same time. */
export const claimDueReturns = (db: Queryable): Promise<DueReturn[]> =>
  db.rows<DueReturn>(sql`
    with claimed as (
      update sales_returns set platform_due = clock_timestamp() + interval '5 minutes'
      where id in (
        select id from sales_returns where platform_due <= clock_timestamp()
        order by platform_due, id
        limit ${batch}::int
        for update skip locked)
      returning *)
    select s.id, s.platform_due::text as due, coalesce(s.platform_return_id, s.id) as "platformId",
      d.platform_order_id as "orderId", d.id as "orderNumber", ${isCopiedLater} as "isQuote",
      d.payment_method is not distinct from 'Credit_Card' as "isByCard", s.kind, s.status, s.reason, s.answer,
      (s.goods_cents + s.tax_cents)::float8 as cents, d.shipping_cents::float8 as "shippingCents",
      d.tax_cents::float8 as "taxCents",
      exists (select from deliveries where document_id = d.id and platform_due is not null) as "isAheadOfShipments",
      (select json_agg(json_build_object('lineNo', r.line_no, 'boxes', r.boxes, 'pieces', r.pieces,
          'acceptedBoxes', coalesce(r.accepted_boxes, r.boxes), 'platformLineIds', l.platform_line_ids) order by r.line_no)
        from sales_return_lines r join sales_lines l on l.document_id = r.document_id and l.line_no = r.line_no
        where r.return_id = s.id) as lines
    from claimed s join sales_documents d on d.id = s.document_id
    order by s.requested_at, s.id`)

/** A return that changed meanwhile stays due. `platformId` is unset if the platform has no such return. */
export const finishReturn = (
  db: Queryable,
  { id, due }: DueReturn,
  platformId: string | undefined,
): Promise<{ isDone: boolean } | undefined> =>
  db.find<{ isDone: boolean }>(sql`
    update sales_returns
    set platform_return_id = coalesce(${platformId ?? null}, platform_return_id),
      platform_due = case when platform_due::text = ${due} then null else platform_due end
    where id = ${id}
    returning platform_due is null as "isDone"`)

export const postponeReturn = (db: Queryable, { id, due }: DueReturn): Promise<unknown> =>
  db.rows(sql`
    update sales_returns set platform_due = clock_timestamp() + interval '2 minutes'
    where id = ${id} and platform_due::text = ${due}`)
