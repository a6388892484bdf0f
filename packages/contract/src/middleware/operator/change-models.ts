import { embed, flag, listOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { PostalAddress } from '../address/models.ts'
import { cents, count, day, requiredCount, requiredList, requiredText } from '../fields.ts'

/** The boxes that a line should have from now on, shipped ones included: fewer are canceled, more are added. */
const LineChange = model('OrderLineChange', { lineNo: count(), boxes: requiredCount() })
const NewLine = model('OrderLineToAdd', { sku: requiredText(40), boxes: requiredCount() })

/** Everything that is left out or null stays. */
const changeFields = {
  number: requiredText(40),
  lines: listOf(LineChange),
  /** One product; the platform takes it from stock at the customer's price of today. */
  add: embed(NewLine),
  shippingAddress: embed(PostalAddress),
  wantedOn: day(),
  pickUpPerson: text(100),
  instructions: text(300),
}
export const OrderChangeWish = model('OrderChangeWish', changeFields)

const confirmedFields = {
  /** Of the order as it was read; if it changed since, nothing happens. */
  version: requiredText(40),
  /** The same key again is the same change. */
  key: requiredText(100),
  /** Why; kept with the change. */
  reason: requiredText(300),
}
export const StaffOrderChange = model('StaffOrderChange', {
  ...changeFields,
  ...confirmedFields,
  /** The effect as it was shown; if it would be another by now, nothing happens. */
  totalCents: requiredCount(),
})
const CanceledBoxes = model('BoxesToCancel', { lineNo: count(), boxes: requiredCount() })
export const LineCancellation = model('StaffLineCancellation', {
  number: requiredText(40),
  ...confirmedFields,
  /** Everything that has not shipped, if no line is named. */
  lines: requiredList(CanceledBoxes),
})

const ChangedLine = model('ChangedLine', {
  /** Null for a new line. */
  lineNo: text(10),
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  fromBoxes: count(),
  toBoxes: count(),
  unitPriceCents: cents(),
  /** Boxes that go back on sale, or that are free for this line. */
  stockText: requiredText(200),
})
/** The effect of a change; amounts are below zero if the order gets cheaper. */
export const OrderChangeEffect = model('OrderChangeEffect', {
  number: requiredText(40),
  version: requiredText(40),
  lines: requiredList(ChangedLine),
  goodsCents: cents(),
  freightCents: cents(),
  taxCents: cents(),
  totalCents: cents(),
  /** The order after the change. */
  orderTotalCents: cents(),
  /** Nothing is left to ship, so the order ends. */
  isEverything: flag(),
  /** Where the money goes or comes from; null if the amount stays. */
  moneyText: text(300),
  deliveryText: text(300),
})
