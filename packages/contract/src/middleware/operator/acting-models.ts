import { model } from '../../kit/model.ts'
import { SessionUser } from '../auth/models.ts'
import { requiredEmbed, requiredOneOf, requiredText } from '../fields.ts'

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
