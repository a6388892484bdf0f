import { model } from '../kit/model.ts'
import { customerTypes } from '../shop/constants.ts'
import { Place } from './address.ts'
import { Session } from './auth.ts'
import { cents, choice, count, many, maybeCents, maybeChoice, maybeOne, maybeWords, words, yes } from './fields.ts'
import { call, limits } from './kit.ts'

export const NewCustomer = model('NewCustomer', {
  type: choice(customerTypes),
  firstName: words(100),
  lastName: words(100),
  email: words(100),
  password: words(200),
  phone: maybeWords(30),
  zip: maybeWords(10),
  marketingConsent: yes(),
  company: maybeWords(100),
  trade: maybeWords(60),
  taxId: maybeWords(30),
  website: maybeWords(200),
  address: maybeOne(Place),
  expectedVolume: maybeWords(40),
  referredBy: maybeWords(40),
  wantsTerms: yes(),
  /** A previously uploaded tax or resale certificate. */
  certificate: maybeWords(500),
  /** Links in-store purchases: must match our records together with phone and email. */
  customerNumber: maybeWords(40),
  captcha: maybeWords(4000),
})
const NewCustomerAnswer = model('NewCustomerAnswer', {
  status: choice(['check-mail', 'in-review'] as const),
  message: words(500),
})
const personalFields = {
  firstName: words(100),
  lastName: words(100),
  email: words(100),
  /** Requested, and not confirmed by email yet. */
  pendingEmail: maybeWords(100),
  phone: maybeWords(30),
  marketingConsent: yes(),
  preferredStore: maybeWords(40),
}
export const PersonalData = model('PersonalData', personalFields)
/** A new password ends all tokens, including the caller's, so a new session is returned. */
const ChangedPersonalData = model('ChangedPersonalData', { ...personalFields, session: maybeOne(Session) })
const PersonalChange = model('PersonalChange', {
  firstName: maybeWords(100),
  lastName: maybeWords(100),
  phone: maybeWords(30),
  marketingConsent: yes(),
  preferredStore: maybeWords(40),
  /** Both are required to change the password. */
  oldPassword: maybeWords(200),
  newPassword: maybeWords(200),
})
export const NewUser = model('NewUser', {
  email: words(100),
  firstName: words(100),
  lastName: words(100),
  phone: maybeWords(30),
  rights: many(words(40)),
  orderLimitCents: maybeCents(),
  /** For all orders of a calendar month. */
  monthLimitCents: maybeCents(),
})
export const AccountUser = model('AccountUser', {
  email: words(100),
  firstName: words(100),
  lastName: words(100),
  phone: maybeWords(30),
  rights: many(words(40)),
  orderLimitCents: maybeCents(),
  monthLimitCents: maybeCents(),
  /** Ordered since the start of this month. */
  monthUsedCents: cents(),
  status: choice(['invited', 'active', 'locked'] as const),
  /** The invitation has expired and must be sent again. */
  isInvitationOver: yes(),
  lastSignInAt: maybeWords(40),
  isSelf: yes(),
})
const AccountUsers = model('AccountUsers', { total: count(), users: many(AccountUser) })
const CustomerChange = model('CustomerChange', {
  name: maybeWords(200),
  preferredStore: maybeWords(40),
  phone: maybeWords(30),
  website: maybeWords(200),
  address: maybeOne(Place),
  customerNumber: maybeWords(40),
})
export const CustomerData = model('CustomerData', {
  cust_id: words(100),
  cust_num: words(40),
  name: words(200),
  /** Requested; the store has to approve it. */
  pendingName: maybeWords(200),
  status: words(40),
  type: choice(customerTypes),
  preferredStore: maybeWords(40),
  phone: maybeWords(30),
  website: maybeWords(200),
  address: maybeOne(Place),
})
const PhoneProbe = model('PhoneProbe', { phone: words(30), captcha: maybeWords(4000) })
const EmailProbe = model('EmailProbe', { email: words(100), captcha: maybeWords(4000) })
const Exists = model('Exists', { exists: yes(), hint: maybeChoice(['sign-in', 'link'] as const) })
const RemovedCards = model('RemovedCards', { removed: count(), remaining: count(), skipped: count() })

const path = (name: string) => `/api/user/${name}` as const

export const userCalls = {
  createCustomer: call({
    id: 'User.createCustomer',
    verb: 'POST',
    path: path('createCustomer'),
    summary: 'Opens a Personal Account, or asks for a Pro Account, which is reviewed first.',
    access: 'anyone',
    limit: limits.signIn,
    body: NewCustomer,
    reply: NewCustomerAnswer,
  }),
  getPersonalData: call({
    id: 'User.GetPersonalData',
    verb: 'GET',
    path: path('GetPersonalData'),
    summary: 'What we know of the signed-in person.',
    access: 'customer',
    reply: PersonalData,
  }),
  changePersonalData: call({
    id: 'User.ChangePersonalData',
    verb: 'PATCH',
    path: path('ChangePersonalData'),
    summary: 'Changes what is sent; a new password needs the old one and ends other sessions.',
    access: 'customer',
    body: PersonalChange,
    reply: ChangedPersonalData,
  }),
  createNewUser: call({
    id: 'User.CreateNewUser',
    verb: 'POST',
    path: path('CreateNewUser'),
    summary: 'Invites a colleague by mail; nobody grants a right they do not hold.',
    access: 'manager',
    limit: limits.users,
    body: NewUser,
    reply: AccountUser,
  }),
  getCustomerUserList: call({
    id: 'User.GetCustomerUserList',
    verb: 'GET',
    path: path('GetCustomerUserList'),
    summary: 'The people of the account.',
    access: 'manager',
    reply: AccountUsers,
  }),
  updateCustomerData: call({
    id: 'User.UpdateCustomerData',
    verb: 'PUT',
    path: path('UpdateCustomerData'),
    summary: 'Changes the account itself.',
    access: 'manager',
    body: CustomerChange,
    reply: CustomerData,
  }),
  deleteUser: call({
    id: 'User.DeleteUser',
    verb: 'DELETE',
    path: path('DeleteUser'),
    summary: 'Takes a colleague out of the account; not oneself, not the last manager.',
    access: 'manager',
    limit: limits.users,
    query: ['email'],
  }),
  lockUser: call({
    id: 'User.LockUser',
    verb: 'POST',
    path: path('LockUser'),
    summary: 'Locks a colleague out; every session ends.',
    access: 'manager',
    limit: limits.users,
    query: ['email'],
  }),
  unlockUser: call({
    id: 'User.UnlockUser',
    verb: 'DELETE',
    path: path('UnlockUser'),
    summary: 'Lets a locked colleague in again.',
    access: 'manager',
    limit: limits.users,
    query: ['email'],
  }),
  isPhoneAlreadyExist: call({
    id: 'User.IsPhoneAlreadyExist',
    verb: 'POST',
    path: path('IsPhoneAlreadyExist'),
    summary: 'Whether a phone number is known; true only to managers and with a solved captcha.',
    access: 'anyone',
    limit: limits.users,
    body: PhoneProbe,
    reply: Exists,
  }),
  isEmailAlreadyExist: call({
    id: 'User.IsEmailAlreadyExist',
    verb: 'POST',
    path: path('IsEmailAlreadyExist'),
    summary: 'Whether an e-mail address is known; true only to managers and with a solved captcha.',
    access: 'anyone',
    limit: limits.users,
    body: EmailProbe,
    reply: Exists,
  }),
  deleteCards: call({
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
