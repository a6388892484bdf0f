import { text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, maybeCents, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { returnReasons, returnStatuses } from '../returns/models.ts'

/** Lists of returns, in the order of their steps; each is a link. */
export const staffReturnViews = ['requested', 'approved', 'received', 'done', 'all'] as const

const StaffReturnRow = model('StaffReturnRow', {
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
})
export const StaffReturnPage = pageOf('StaffReturnPage', StaffReturnRow)
