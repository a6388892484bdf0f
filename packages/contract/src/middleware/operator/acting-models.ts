import { freeObject, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { SessionUser } from '../auth/models.ts'
import { count, requiredEmbed, requiredOneOf, requiredText } from '../fields.ts'

/** Looking changes nothing; ordering is chosen with a reason. */
export const actingModes = ['look', 'order'] as const

export const ActingRequest = model('ActingRequest', {
  customerNumber: requiredText(40),
  /** The person, by the ID of the platform's user. */
  userID: requiredText(100),
  mode: requiredOneOf(actingModes),
  /** Why; kept in the audit. */
  reason: requiredText(300),
})
/** Opens the shop once, within a minute. */
export const ActingCode = model('ActingCode', { code: requiredText(100), person: requiredText(200) })

export const SpentActingCode = model('SpentActingCode', { code: requiredText(100) })
/** A session of the shop that names both people. It is never renewed. */
export const ActingSession = model('ActingSession', {
  auth_token: requiredText(4000),
  shop_token: requiredText(200),
  user: requiredEmbed(SessionUser),
  /** The member of staff. */
  staff: requiredText(200),
  mode: requiredOneOf(actingModes),
  endsAt: requiredText(40),
})

/** An operation of the platform that staff run in the name of a customer. */
export const CustomerCall = model('CustomerCall', {
  customerNumber: requiredText(40),
  /** The person, by the ID of the platform's user or by email. */
  person: requiredText(200),
  /** Why; kept in the audit. */
  reason: requiredText(300),
  /** `Me.ListProducts`. */
  operation: requiredText(100),
  /** Values of its path. */
  parameters: freeObject(),
  /** The query as text: `search=slate&page=2`. */
  query: text(2000),
  body: freeObject(),
  /** A second press of the same button does nothing again. */
  key: text(100),
})

/** The answer of the platform; the token that asked is in none of it. */
export const CustomerCallAnswer = model('CustomerCallAnswer', {
  person: requiredText(200),
  status: count(),
  milliseconds: count(),
  requestId: text(100),
  /** The body as JSON; null without one. */
  answer: text(),
})
