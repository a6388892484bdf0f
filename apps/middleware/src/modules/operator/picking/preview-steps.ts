import type { OrderNumbersInput, StepPlan } from '@tessera/client/shop/types.gen'
import { planStoreStep } from '@tessera/domain/sales/plan-store-step'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { noSuchOrder, readOrderNumbers } from '../lists/read-order-numbers.ts'
import { customerName } from '../orders/staff-order-columns.ts'
import { type OrderToStep, stepFactsOf, storeStepColumns } from './store-step-columns.ts'

/** The next step of each of these orders, or why it takes none. Nothing is written. */
export async function previewSteps(db: Queryable, body: OrderNumbersInput): Promise<StepPlan> {
  const numbers = readOrderNumbers(body.numbers ?? [])
  const found = await db.rows<OrderToStep & { customer: string }>(sql`
    select ${storeStepColumns}, ${customerName} as customer from sales_documents d where d.id = any(${numbers}::text[])`)
  const orders = new Map(found.map((order) => [order.id, order]))
  return {
    items: numbers.map((number) => {
      const order = orders.get(number)
      if (!order) return { number, customer: null, step: null, reason: noSuchOrder }
      return { number, customer: order.customer, ...planStoreStep(stepFactsOf(order)) }
    }),
  }
}
