import type { StoreStepFacts } from '@tessera/domain/sales/plan-store-step'
import { type Sql, sql } from '@tessera/server/sql'
import { type OrderInStore, storeColumns } from '../../orders/store-simulator/take-store-step.ts'
import { isAwaitingPayment } from '../orders/staff-order-columns.ts'

export interface OrderToStep extends OrderInStore, Omit<StoreStepFacts, 'isPicked'> {}

/** Columns of an order (d) that decide its next step. */
export const storeStepColumns: Sql = sql`${storeColumns}, d.status, d.cancel_asked_at is not null as "isBeingCanceled",
  ${isAwaitingPayment} as "isAwaitingPayment",
  exists (select from deliveries v where v.document_id = d.id and v.delivered_at is null) as "isUnderWay"`

export const stepFactsOf = (order: OrderToStep): StoreStepFacts => ({ ...order, isPicked: order.lines.length > 0 })
