import type { EmailSender } from '../../../kit/email/send-emails-job.ts'
import type { PlacedOrderTaker } from '../../checkout/attempts/follow-placed-order.ts'
import { type ImportNeeds, importJustPlaced, importWebOrder } from './import-web-order.ts'

interface TakerNeeds extends ImportNeeds {
  /** Signs the links of guests. */
  linkSecret: Buffer
  sendEmails: EmailSender
}

/** Imports placed orders and sends their confirmations. */
export function placedOrderTaker({ linkSecret, sendEmails, ...needs }: TakerNeeds): PlacedOrderTaker {
  const email = { linkSecret, send: sendEmails.sendClaimed }
  return {
    take: (orderId) => importWebOrder(needs, orderId, email),
    takeNow: (placed, settle) => importJustPlaced(needs, placed, email, settle),
  }
}
