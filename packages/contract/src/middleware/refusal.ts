import { freeObject } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { count, many, words } from './fields.ts'

const FieldProblem = model('FieldProblem', { field: words(100), message: words(300) })

/** The body of every refusal of the shop's own API. */
export const ShopRefusal = model('ShopRefusal', {
  status: count(),
  /** The name of the status in the catalog of the specification. */
  error: words(60),
  /** For programs. */
  code: words(60),
  /** For people. */
  message: words(300),
  fields: many(FieldProblem),
  data: freeObject(),
  requestId: words(60),
})
