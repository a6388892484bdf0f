import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, maybeCents, maybeCount, requiredEmbed, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { Claimability, Returnability, ReturnLineRequest, returnReasons, returnStatuses } from '../returns/models.ts'

/** Lists of returns, in the order of their steps; each is a link. */
export const staffReturnViews = ['requested', 'approved', 'received', 'done', 'all'] as const
/** The columns of the board. Refunded ones stand under `inspected`. */
export const returnBoardSteps = ['requested', 'approved', 'received', 'inspected'] as const

const returnFields = {
  returnNumber: requiredText(40),
  orderNumber: requiredText(40),
  kind: requiredOneOf(returnReasons),
  status: requiredOneOf(returnStatuses),
  reason: requiredText(300),
  customer: requiredText(200),
  storeName: text(100),
  boxes: count(),
  requestedAt: requiredText(40),
  /** Its last step. */
  movedAt: requiredText(40),
  /** Known once it was inspected. */
  creditCents: maybeCents(),
}
const StaffReturnRow = model('StaffReturnRow', returnFields)
export const StaffReturnPage = pageOf('StaffReturnPage', StaffReturnRow)

const StaffReturnLine = model('StaffReturnLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  boxes: count(),
  /** Broken pieces, if the claim counts pieces. */
  pieces: maybeCount(),
  /** Counted at the dock; null if no one counted. */
  receivedBoxes: maybeCount(),
  /** Found in order at the inspection. */
  acceptedBoxes: maybeCount(),
})
export const StaffReturn = model('StaffReturn', {
  ...returnFields,
  customerNumber: text(40),
  /** Of the staff, for the customer. */
  answer: text(300),
  /** The member of staff who requested it for the customer; null if the customer did. */
  requestedBy: text(200),
  lines: requiredList(StaffReturnLine),
  /** Read with GetMessagePhoto, kind `return`. */
  photos: requiredList(model('StaffReturnPhoto', { messageId: requiredText(40) })),
})

const ReturnColumn = model('ReturnColumn', {
  step: requiredOneOf(returnBoardSteps),
  /** All of this step; inspected ones of the last 30 days. */
  count: count(),
  /** At most 20: the oldest, of inspected ones the newest. */
  items: requiredList(StaffReturn),
})
export const ReturnBoard = model('ReturnBoard', { columns: requiredList(ReturnColumn) })

export const ReturnScan = model('ReturnScan', {
  /** The number of a return or of an order receives all of it; a SKU counts boxes. */
  code: requiredText(60),
  /** Boxes of the SKU; 1 by default. */
  boxes: maybeCount(),
  /** Chooses one of several returns that the code finds. */
  returnNumber: text(40),
  /** The same key again is the same scan. */
  key: requiredText(100),
})
export const ScannedReturn = model('ScannedReturn', {
  returnNumber: requiredText(40),
  orderNumber: requiredText(40),
  customer: requiredText(200),
  /** The product that was counted; null for the number of a return or an order. */
  sku: text(40),
  /** Of the product, or of the whole return. */
  receivedBoxes: count(),
  boxes: count(),
  /** Everything of the return is here. */
  isReceived: flag(),
  /** It had been received before this scan, which changed nothing. */
  isEarlier: flag(),
})

const ReturnableLine = model('ReturnableLine', {
  lineNo: count(),
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  shippedBoxes: count(),
  returnability: requiredEmbed(Returnability),
  claimability: requiredEmbed(Claimability),
})
export const ReturnableOrder = model('ReturnableOrder', {
  number: requiredText(40),
  customer: requiredText(200),
  lines: requiredList(ReturnableLine),
})
export const StaffReturnRequest = model('StaffReturnRequest', {
  number: requiredText(40),
  kind: requiredOneOf(returnReasons),
  /** In the words of the customer. */
  reason: requiredText(300),
  lines: requiredList(ReturnLineRequest),
  /** The same key again is the same return. */
  key: requiredText(100),
})
export const RequestedReturn = model('RequestedReturn', { returnNumber: requiredText(40) })
