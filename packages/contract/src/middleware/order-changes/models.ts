import { embed, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { PostalAddress } from '../address/models.ts'
import { cents, count, day, requiredList, requiredText } from '../fields.ts'

/** Missing fields are unchanged. */
export const OrderChange = model('OrderChange', {
  number: requiredText(40),
  shippingAddress: embed(PostalAddress),
  /** Earliest delivery day. */
  wantedOn: day(),
  /** The person who picks it up. */
  pickUpPerson: text(100),
  /** For the driver: gate, dock, contact. */
  instructions: text(300),
})
export const OrderCancelling = model('OrderCancelling', { number: requiredText(40), reason: text(300) })
const UnwantedLine = model('UnwantedLine', { lineNo: count(), boxes: count() })
export const LineCancelling = model('LineCancelling', {
  number: requiredText(40),
  reason: text(300),
  lines: requiredList(UnwantedLine),
})
export const OrderAdditionRequest = model('OrderAdditionRequest', {
  number: requiredText(40),
  sku: requiredText(40),
  boxes: count(),
})
/** The price of an addition, and its effect on the order. */
export const OrderAdditionPrice = model('OrderAdditionPrice', {
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  boxes: count(),
  unitPriceCents: cents(),
  goodsCents: cents(),
  /** Additional shipping cost of the order. */
  shippingCents: cents(),
  taxCents: cents(),
  totalCents: cents(),
  orderTotalCents: cents(),
  /** It would become an order of its own that waits for approval: why, and by whom. */
  approvalText: text(500),
})
export const OrderAddition = model('OrderAddition', {
  number: requiredText(40),
  sku: requiredText(40),
  boxes: count(),
  /** The total shown; if it has risen, nothing is added. */
  totalCents: cents(),
  /** Idempotency key: a UUID made by the form. */
  key: requiredText(36),
})
export const OrderQuestion = model('OrderQuestion', {
  number: requiredText(40),
  text: requiredText(2000),
  /** The reply of the photo or PDF upload. */
  photo: text(1000),
})
