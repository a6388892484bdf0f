import { addDays } from '@tessera/domain/billing/calendar'
import type { Queryable } from '@tessera/server/database'
import { type Email, queueEmail } from '../../../kit/email/queue-email.ts'
import { getSiteSettings } from '../../site/content/site-settings.ts'
import {
  type EmailedAnswer,
  orderAnswerEmail,
  orderCanceledEmail,
  orderChangedEmail,
  orderPlacedEmail,
  orderReadyEmail,
  orderShippedEmail,
} from './order-emails.ts'
import { type EmailContext, type EmailedLine, type EmailedOrder, findEmailedOrder } from './order-for-email.ts'

async function queueOrderEmail(
  db: Queryable,
  documentId: string,
  context: EmailContext,
  compose: (order: EmailedOrder) => Email,
): Promise<void> {
  const order = await findEmailedOrder(db, documentId, context)
  if (order) await queueEmail(db, compose(order), context)
}

export const queuePlacedEmail = (db: Queryable, documentId: string, context: EmailContext): Promise<void> =>
  queueOrderEmail(db, documentId, context, (order) => orderPlacedEmail(order, context.publicUrl))

interface ShippedBoxes {
  documentId: string
  kind: EmailedOrder['shipKind']
  lines: readonly { lineNo: number; boxes: number; lot?: string | null }[]
  carrier?: string | null
  tracking?: string | null
  expectedOn?: string | null
  /** More of the order is still to come. */
  isPart: boolean
}

export const queueShippedEmail = (db: Queryable, sent: ShippedBoxes, context: EmailContext): Promise<void> =>
  queueOrderEmail(db, sent.documentId, context, (order) => {
    const { carrier = null, tracking = null, expectedOn = null, kind, isPart } = sent
    const lines = sentLines(order.lines, sent.lines)
    return orderShippedEmail(order, { carrier, tracking, expectedOn, kind, isPart, lines }, context.publicUrl)
  })

/** The order's lines with the boxes that left, one for each lot, and the area they cover. */
const sentLines = (lines: readonly EmailedLine[], sent: ShippedBoxes['lines']): EmailedLine[] =>
  sent.flatMap(({ lineNo, boxes, lot }) => {
    const line = lines.find((one) => one.lineNo === lineNo)
    if (!line) return []
    return [
      { ...line, boxes, lot: lot ?? line.lot, sqft: line.sqft === null ? null : (line.sqft * boxes) / line.boxes },
    ]
  })

export async function queueReadyEmail(db: Queryable, documentId: string, context: EmailContext): Promise<void> {
  const { pickUpFreeDays = 14, pickUpDailyFeeCents = 1000 } = await getSiteSettings(db)
  await queueOrderEmail(db, documentId, context, (order) => {
    const holdUntil = addDays(order.today, Number(pickUpFreeDays))
    return orderReadyEmail(order, { holdUntil, dailyFeeCents: Number(pickUpDailyFeeCents) }, context.publicUrl)
  })
}

export const queueCanceledEmail = (
  db: Queryable,
  { documentId, isPart }: { documentId: string; isPart: boolean },
  context: EmailContext,
): Promise<void> =>
  queueOrderEmail(db, documentId, context, (order) => orderCanceledEmail(order, isPart, context.publicUrl))

export const queueChangedEmail = (
  db: Queryable,
  { documentId, sentences }: { documentId: string; sentences: readonly string[] },
  context: EmailContext,
): Promise<void> =>
  queueOrderEmail(db, documentId, context, (order) => orderChangedEmail(order, sentences, context.publicUrl))

export const queueAnswerEmail = (
  db: Queryable,
  documentId: string,
  answer: EmailedAnswer,
  context: EmailContext,
): Promise<void> =>
  queueOrderEmail(db, documentId, context, (order) => orderAnswerEmail(order, answer, context.publicUrl))
