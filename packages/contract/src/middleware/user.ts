import { embed, flag, oneOf, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { customerTypes } from '../shop/constants.ts'
import { PostalAddress } from './address.ts'
import { Session } from './auth.ts'
import { cents, count, maybeCents, requiredList, requiredOneOf, requiredText } from './fields.ts'
import { defineCall, limits } from './kit.ts'

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
const NewCustomerAnswer = model('NewCustomerAnswer', {
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
const ChangedPersonalData = model('ChangedPersonalData', { ...personalFields, session: embed(Session) })
const PersonalChange = model('PersonalChange', {
  firstName: text(100),
  lastName: text(100),
  phone: text(30),
  marketingConsent: flag(),
  preferredStore: text(40),
  /** Both are required to change the password. */
  oldPassword: text(200),
  newPassword: text(200),
})
export const NewUser = model('NewUser', {
  email: requiredText(100),
  firstName: requiredText(100),
  lastName: requiredText(100),
  phone: text(30),
  rights: requiredList(requiredText(40)),
  orderLimitCents: maybeCents(),
  /** For all orders of a calendar month. */
  monthLimitCents: maybeCents(),
})
export const AccountUser = model('AccountUser', {
  email: requiredText(100),
  firstName: requiredText(100),
  lastName: requiredText(100),
  phone: text(30),
  rights: requiredList(requiredText(40)),
  orderLimitCents: maybeCents(),
  monthLimitCents: maybeCents(),
  /** Ordered since the start of this month. */
  monthUsedCents: cents(),
  status: requiredOneOf(['invited', 'active', 'locked'] as const),
  /** The invitation has expired and must be sent again. */
  isInvitationOver: flag(),
  lastSignInAt: text(40),
  isSelf: flag(),
})
const AccountUsers = model('AccountUsers', { total: count(), users: requiredList(AccountUser) })
const CustomerChange = model('CustomerChange', {
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
const PhoneProbe = model('PhoneProbe', { phone: requiredText(30), captcha: text(4000) })
const EmailProbe = model('EmailProbe', { email: requiredText(100), captcha: text(4000) })
const Exists = model('Exists', { exists: flag(), hint: oneOf(['sign-in', 'link'] as const) })
const RemovedCards = model('RemovedCards', { removed: count(), remaining: count(), skipped: count() })

const path = (name: string) => `/api/user/${name}` as const

export const userCalls = {
  createCustomer: defineCall({
    id: 'User.createCustomer',
    verb: 'POST',
    path: path('createCustomer'),
    summary: 'Opens a Personal Account, or asks for a Pro Account, which is reviewed first.',
    access: 'anyone',
    limit: limits.signIn,
    body: NewCustomer,
    reply: NewCustomerAnswer,
  }),
  getPersonalData: defineCall({
    id: 'User.GetPersonalData',
    verb: 'GET',
    path: path('GetPersonalData'),
    summary: 'What we know of the signed-in person.',
    access: 'customer',
    reply: PersonalData,
  }),
  changePersonalData: defineCall({
    id: 'User.ChangePersonalData',
    verb: 'PATCH',
    path: path('ChangePersonalData'),
    summary: 'Changes what is sent; a new password needs the old one and ends other sessions.',
    access: 'customer',
    body: PersonalChange,
    reply: ChangedPersonalData,
  }),
  createNewUser: defineCall({
    id: 'User.CreateNewUser',
    verb: 'POST',
    path: path('CreateNewUser'),
    summary: 'Invites a colleague by mail; nobody grants a right they do not hold.',
    access: 'manager',
    limit: limits.users,
    body: NewUser,
    reply: AccountUser,
  }),
  getCustomerUserList: defineCall({
    id: 'User.GetCustomerUserList',
    verb: 'GET',
    path: path('GetCustomerUserList'),
    summary: 'The people of the account.',
    access: 'manager',
    reply: AccountUsers,
  }),
  updateCustomerData: defineCall({
    id: 'User.UpdateCustomerData',
    verb: 'PUT',
    path: path('UpdateCustomerData'),
    summary: 'Changes the account itself.',
    access: 'manager',
    body: CustomerChange,
    reply: CustomerData,
  }),
  deleteUser: defineCall({
    id: 'User.DeleteUser',
    verb: 'DELETE',
    path: path('DeleteUser'),
    summary: 'Takes a colleague out of the account; not oneself, not the last manager.',
    access: 'manager',
    limit: limits.users,
    query: ['email'],
  }),
  lockUser: defineCall({
    id: 'User.LockUser',
    verb: 'POST',
    path: path('LockUser'),
    summary: 'Locks a colleague out; every session ends.',
    access: 'manager',
    limit: limits.users,
    query: ['email'],
  }),
  unlockUser: defineCall({
    id: 'User.UnlockUser',
    verb: 'DELETE',
    path: path('UnlockUser'),
    summary: 'Lets a locked colleague in again.',
    access: 'manager',
    limit: limits.users,
    query: ['email'],
  }),
  isPhoneAlreadyExist: defineCall({
    id: 'User.IsPhoneAlreadyExist',
    verb: 'POST',
    path: path('IsPhoneAlreadyExist'),
    summary: 'Whether a phone number is known; true only to managers and with a solved captcha.',
    access: 'anyone',
    limit: limits.users,
    body: PhoneProbe,
    reply: Exists,
  }),
  isEmailAlreadyExist: defineCall({
    id: 'User.IsEmailAlreadyExist',
    verb: 'POST',
    path: path('IsEmailAlreadyExist'),
    summary: 'Whether an e-mail address is known; true only to managers and with a solved captcha.',
    access: 'anyone',
    limit: limits.users,
    body: EmailProbe,
    reply: Exists,
  }),
  deleteCards: defineCall({
    id: 'User.DeleteMeCreditCardForAllUser',
    verb: 'POST',
    path: path('DeleteMeCreditCardForAllUser'),
    summary: 'Removes the saved cards of the account’s people, a page at a time.',
    access: 'manager',
    limit: limits.cards,
    query: ['page', 'pageSize'],
    reply: RemovedCards,
  }),
}
