import { embed } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { documentPrefixes } from '../shop/constants.ts'
import { cents, day, requiredEmbed, requiredList, requiredOneOf, requiredText } from './fields.ts'
import { Ageing } from './my-account-billing-models.ts'

const statementFields = {
  statementId: requiredText(60),
  /** 2026-03 */
  period: requiredText(7),
  fromOn: requiredText(10),
  toOn: requiredText(10),
  openingCents: cents(),
  chargesCents: cents(),
  paymentsCents: cents(),
  creditsCents: cents(),
  closingCents: cents(),
  ageing: requiredEmbed(Ageing),
}
const Statement = model('Statement', statementFields)
export const StatementList = model('StatementList', {
  statements: requiredList(Statement),
  /** The current month; it closes on its last day. */
  current: embed(Statement),
  firstOn: day(),
})
const StatementLine = model('StatementLine', {
  bookedOn: requiredText(10),
  documentId: requiredText(20),
  type: requiredOneOf(documentPrefixes),
  text: requiredText(300),
  /** Negative for payments and credits. */
  cents: cents(),
  balanceCents: cents(),
})
export const StatementDetail = model('StatementDetail', { ...statementFields, lines: requiredList(StatementLine) })
