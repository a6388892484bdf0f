import type { LineItem } from '@tessera/client/platform/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PendingAddition } from '../../orders/additions/add-to-order.ts'
import { type AdditionTotals, bookLines } from '../../orders/additions/book-addition.ts'
import { cancelBoxes } from '../../orders/cancellations/cancel-boxes.ts'
import { cancelRest } from '../../orders/cancellations/cancel-rest.ts'
import { queueChangedEmail } from '../../orders/emails/queue-order-emails.ts'
import { writeDelivery } from '../../orders/records/change-order.ts'
import { releaseOrder } from '../../orders/records/hold-order.ts'
import { recordOrderEvent } from '../../orders/records/record-order-event.ts'
import type { SalesNeeds } from '../../orders/sales-needs.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import type { ConfirmedChange, HeldChange } from './apply-change.ts'
import { lockChangeable } from './changeable-order.ts'
import { deliveryText, moneyText } from './preview-change.ts'
import type { PricedAddition } from './price-change.ts'

/** Lines that the platform took. */
export interface BookedAddition {
  pending: PendingAddition
  addition: PricedAddition
  lines: readonly LineItem[]
  money: AdditionTotals
}

interface Finish {
  change: ConfirmedChange
  held: HeldChange
  booked: BookedAddition | null
}

/** Writes the whole change in one transaction. Jobs then refund canceled boxes, or free their credit. */
export async function finishChange(
  db: Queryable,
  needs: SalesNeeds,
  call: OperatorCall,
  { change, held, booked }: Finish,
): Promise<void> {
  const { now } = call
  const { plan, priced, order } = held
  const id = order.number
  // no one changes an order that is held, so its version is the one that was read
  const locked = await lockChangeable(db, id, order.version)
  const { name } = operatorOf(call)
  if (booked) {
    const { boxes, customer } = booked.addition
    await bookLines(db, needs, { ...booked, order: locked, customer, by: { name, personId: null }, boxes, now })
  }
  await releaseOrder(db, id, now)
  if (plan.isEverything) await cancelRest(db, id, needs.publicUrl, now)
  else if (plan.cancellations.length > 0)
    await cancelBoxes(db, { documentId: id, lines: plan.cancellations, by: name }, now)
  if (plan.hasDelivery) await changeDelivery(db, held, name, now)
  await db.rows(sql`
    insert into order_changes (document_id, key, asked, total_cents, made_at)
    values (${id}, ${change.key}, ${JSON.stringify(change.asked)}::jsonb, ${priced.effect.totalCents}, ${now})`)
  // a canceled order has an email of its own
  if (!plan.isEverything)
    await queueChangedEmail(
      db,
      { documentId: id, sentences: sentencesOf(held, booked) },
      { publicUrl: needs.publicUrl, now },
    )
  await recordOperatorAction(db, call, order.accountId, {
    action: 'order.change',
    object: id,
    before: { totalCents: order.totalCents - order.canceledCents },
    after: {
      totalCents: order.totalCents - order.canceledCents + priced.effect.totalCents,
      ...(plan.cancellations.length > 0 && { canceled: plan.cancellations }),
      ...(plan.addition && { added: plan.addition }),
      ...(plan.hasDelivery && { delivery: plan.delivery }),
      reason: change.reason.trim(),
    },
  })
}

async function changeDelivery(db: Queryable, { order, plan }: HeldChange, name: string, at: Date): Promise<void> {
  await writeDelivery(db, order.number, plan.delivery)
  const text = `${name} changed the order. ${deliveryText(plan)}`.slice(0, 300)
  await recordOrderEvent(db, {
    documentId: order.number,
    kind: 'changed',
    reference: at.toISOString(),
    at,
    text,
    personId: null,
  })
}

/** The change as the customer reads it. */
function sentencesOf({ order, plan, priced }: HeldChange, booked: BookedAddition | null): string[] {
  const canceled = plan.cancellations.map(({ lineNo, boxes }) => {
    const line = order.lines.find((one) => one.lineNo === lineNo)
    return `Canceled: ${boxes} of ${line?.name ?? 'an item'}.`
  })
  const money = moneyText(order, priced.effect.totalCents)
  return [
    ...canceled,
    ...(booked ? [`Added: ${booked.addition.boxes} of ${booked.addition.name}.`] : []),
    ...(plan.hasDelivery ? [deliveryText(plan)] : []),
    ...(money ? [money] : []),
  ]
}
