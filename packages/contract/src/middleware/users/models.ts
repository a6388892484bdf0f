import { embed, flag, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { customerTypes } from '../../shop/constants.ts'
import { PostalAddress } from '../address/models.ts'
import { Session } from '../auth/models.ts'
import { cents, count, maybeCents, requiredList, requiredOneOf, requiredText } from '../fields.ts'

export const NewCustomer = model('NewCustomer', {
  type: requiredOneOf(customerTypes),
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: requiredText(100),
  password: requiredText(200),
  phone: text(30),
  zip: text(10),
  marketingConsent: flag(),
  company: text(100),
  trade: text(60),
  taxId: text(30),
  website: text(200),
  address: embed(PostalAddress),
  expectedVolume: text(40),
  referredBy: text(40),
  wantsTerms: flag(),
  /** A previously uploaded tax or resale certificate. */
  certificate: text(500),
  /** Links in-store purchases: must match our records together with phone and email. */
  customerNumber: text(40),
  captcha: text(4000),
})
export const NewCustomerAnswer = model('NewCustomerAnswer', {
  status: requiredOneOf(['check-mail', 'in-review'] as const),
  message: requiredText(500),
})
const personalFields = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: requiredText(100),
  /** Requested, and not confirmed by email yet. */
  pendingEmail: text(100),
  phone: text(30),
  marketingConsent: flag(),
  preferredStore: text(40),
}
export const PersonalData = model('PersonalData', personalFields)
/** A new password ends all tokens, including the caller's, so a new session is returned. */
export const ChangedPersonalData = model('ChangedPersonalData', { ...personalFields, session: embed(Session) })
export const PersonalChange = model('PersonalChange', {
  firstName: text(100),
  lastName: text(100),
  phone: text(30),
  marketingConsent: flag(),
  preferredStore: text(40),
  /** Both are required to change the password. */
  oldPassword: text(200),
  newPassword: text(200),
})
const userFields = {
  email: requiredText(100),
  firstName: requiredText(100),
  lastName: requiredText(100),
  phone: text(30),
  rights: requiredList(requiredText(40)),
  orderLimitCents: maybeCents(),
  /** For all orders of a calendar month. */
  monthLimitCents: maybeCents(),
}
export const NewUser = model('NewUser', userFields)
export const AccountUser = model('AccountUser', {
  ...userFields,
  /** Ordered since the start of this month. */
  monthUsedCents: cents(),
  status: requiredOneOf(['invited', 'active', 'locked'] as const),
  /** The invitation has expired and must be sent again. */
  isInvitationOver: flag(),
  lastSignInAt: text(40),
  isSelf: flag(),
})
export const AccountUsers = model('AccountUsers', { total: count(), users: requiredList(AccountUser) })
export const CustomerChange = model('CustomerChange', {
  name: text(200),
  preferredStore: text(40),
  phone: text(30),
  website: text(200),
  address: embed(PostalAddress),
  customerNumber: text(40),
})
export const CustomerData = model('CustomerData', {
  cust_id: requiredText(100),
  cust_num: requiredText(40),
  name: requiredText(200),
  /** Requested; the store has to approve it. */
  pendingName: text(200),
  status: requiredText(40),
  type: requiredOneOf(customerTypes),
  preferredStore: text(40),
  phone: text(30),
  website: text(200),
  address: embed(PostalAddress),
})
export const PhoneCheck = model('PhoneCheck', { phone: requiredText(30), captcha: text(4000) })
export const EmailCheck = model('EmailCheck', { email: requiredText(100), captcha: text(4000) })
export const AccountExists = model('AccountExists', { exists: flag(), hint: oneOf(['sign-in', 'link'] as const) })
export const RemovedCards = model('RemovedCards', { removed: count(), remaining: count(), skipped: count() })

export const RightsChange = model('RightsChange', {
  email: requiredText(100),
  rights: requiredList(requiredText(40)),
  /** No limit by default. */
  orderLimitCents: maybeCents(),
  monthLimitCents: maybeCents(),
})
const UserActionRecord = model('UserActionRecord', {
  at: requiredText(40),
  by: requiredText(200),
  text: requiredText(300),
})
export const UserActionRecords = model('UserActionRecords', { deeds: requiredList(UserActionRecord) })
export const WorkHandOver = model('WorkHandOver', { from: requiredText(100), to: requiredText(100) })
export const HandedOverCounts = model('HandedOverCounts', {
  projects: count(),
  quotes: count(),
  selectionSheets: count(),
})
const SignedInDevice = model('SignedInDevice', {
  id: requiredText(40),
  /** `Firefox on Windows` */
  device: requiredText(100),
  signedInAt: requiredText(40),
  lastUsedAt: requiredText(40),
  isThis: flag(),
})
export const SignedInDevices = model('SignedInDevices', { devices: requiredList(SignedInDevice) })
export const EndedSession = model('EndedSession', { id: requiredText(40) })
export const AccountClosing = model('AccountClosing', { password: requiredText(200) })
