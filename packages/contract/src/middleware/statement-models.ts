import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, choice, day, many, maybeOne, one, words } from './fields.ts'
import { Ageing } from './my-account-billing-models.ts'

const statementFields = {
  statementId: words(60),
  /** 2026-03 */
  period: words(7),
  fromOn: words(10),
  toOn: words(10),
  openingCents: cents(),
  chargesCents: cents(),
  paymentsCents: cents(),
  creditsCents: cents(),
  closingCents: cents(),
  ageing: one(Ageing),
}
const Statement = model('Statement', statementFields)
export const StatementList = model('StatementList', {
  statements: many(Statement),
  /** The current month; it closes on its last day. */
  current: maybeOne(Statement),
  firstOn: day(),
})
const StatementLine = model('StatementLine', {
  bookedOn: words(10),
  documentId: words(20),
  type: choice(documentPrefixes),
  text: words(300),
  /** Negative for payments and credits. */
  cents: cents(),
  balanceCents: cents(),
})
export const StatementDetail = model('StatementDetail', { ...statementFields, lines: many(StatementLine) })
