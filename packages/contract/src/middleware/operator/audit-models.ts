import { flag, freeObject, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { requiredList, requiredText } from '../fields.ts'

const ShopAuditRecord = model('ShopAuditRecord', {
  id: requiredText(20),
  at: requiredText(40),
  /** The name of a person; null if the shop did it by itself. */
  by: text(200),
  /** The email of a customer; staff have none here. */
  email: text(100),
  /** Subject and verb, such as `account.change`. */
  action: requiredText(100),
  object: requiredText(200),
  customerNumber: text(40),
  customerName: text(200),
  requestId: text(100),
  /** The fields that changed, without secrets. */
  before: freeObject(),
  after: freeObject(),
})

export const ShopAuditPage = model('ShopAuditPage', {
  items: requiredList(ShopAuditRecord),
  /** Whether there are older ones. */
  hasMore: flag(),
})
