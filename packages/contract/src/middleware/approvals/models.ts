import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { cents, requiredEmbed, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { OrderDetail } from '../orders/models.ts'

const OrderToApprove = model('OrderToApprove', {
  number: requiredText(40),
  placedBy: text(200),
  askedAt: requiredText(40),
  jobName: text(100),
  poNumber: text(60),
  totalCents: cents(),
  /** Which limit the order exceeds. */
  reason: requiredText(200),
})
export const WaitingOrders = model('WaitingOrders', { orders: requiredList(OrderToApprove) })
export const OrderApproving = model('OrderApproving', { number: requiredText(40), comment: text(300) })
export const OrderDeclining = model('OrderDeclining', { number: requiredText(40), reason: requiredText(300) })
export const ApprovedOrder = model('ApprovedOrder', {
  order: requiredEmbed(OrderDetail),
  /** The card's authorization had expired and was granted again. */
  isCardRenewed: flag(),
})
/** For orders above a limit. */
export const overLimitChoices = ['approve', 'block'] as const
export const OverLimitChoice = model('OverLimitChoice', { overLimit: requiredOneOf(overLimitChoices) })
