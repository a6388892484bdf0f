import { freeObject } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { count, requiredList, requiredText } from './fields.ts'

const FieldProblem = model('FieldProblem', { field: requiredText(100), message: requiredText(300) })

/** The body of every refusal of the shop's own API. */
export const ShopRefusal = model('ShopRefusal', {
  status: count(),
  /** The name of the status in the catalog of the specification. */
  error: requiredText(60),
  /** For programs. */
  code: requiredText(60),
  /** For people. */
  message: requiredText(300),
  fields: requiredList(FieldProblem),
  data: freeObject(),
  requestId: requiredText(60),
})
