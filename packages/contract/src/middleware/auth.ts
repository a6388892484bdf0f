import { brand } from '../brand.ts'
import { embed, flag, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { customerTypes, priceGroups } from '../shop/constants.ts'
import { count, requiredList, requiredOneOf, requiredText } from './fields.ts'
import { defineCall, limits } from './kit.ts'

/** The signed-in user for display. The server never reads it back. */
export const SessionUser = model('SessionUser', {
  email: requiredText(100),
  firstName: requiredText(100),
  lastName: requiredText(100),
  cust_id: requiredText(100),
  cust_num: requiredText(40),
  cust_name: requiredText(200),
  customerType: requiredOneOf(customerTypes),
  accountLabel: requiredText(40),
  accountStatus: requiredText(40),
  price_gp: requiredOneOf(priceGroups),
  is_prouser: flag(),
  is_net_prouser: flag(),
  can_create_user: flag(),
  sale_org: requiredText(20),
  dist_chnl: requiredText(20),
  site_id: requiredText(20),
  user_preferred_store: text(40),
  rights: requiredList(requiredText(40)),
})

/** Both tokens and their lifetime. */
export const Session = model('Session', {
  auth_token: requiredText(4000),
  /** Only with the platform's token alone; the shop's own token contains it. */
  refresh_token: text(4000),
  [`${brand.prefix}_auth_token` as 'tessera_auth_token']: requiredText(200),
  [`${brand.prefix}_refresh_token` as 'tessera_refresh_token']: text(200),
  /** Lifetime of the tokens in seconds. */
  expiresIn: count(),
  user: embed(SessionUser),
  /** Lines of the guest cart that were merged into the customer's. */
  joinedLines: count(),
  /** Shown once, after signing in: "2 items from this device were added". */
  notice: text(300),
})

export const Credentials = model('Credentials', {
  userName: requiredText(100),
  password: text(200),
  /** A sealed password instead of a plain one. */
  envelope: text(2000),
  captcha: text(4000),
})
const UserQuery = model('AskedUser', { email: text(100), captcha: text(4000) })
const UserStatus = model('UserStatus', { status: requiredText(40), message: requiredText(300) })
const TokenData = model('TokenData', {
  isValid: flag(),
  kind: text(40),
  expiresAt: text(40),
  /** The recipient of an emailed link. */
  email: text(100),
  user: embed(SessionUser),
})
const PasswordToSeal = model('PasswordToSeal', { password: requiredText(200), purpose: requiredText(40) })
const SealedPassword = model('SealedPassword', { envelope: requiredText(2000), expiresAt: requiredText(40) })
const EnvelopeToOpen = model('EnvelopeToOpen', { envelope: requiredText(2000), purpose: requiredText(40) })
const OpenedPassword = model('OpenedPassword', { password: requiredText(200) })
const CustomerSet = model('CustomerSet', {
  user: embed(SessionUser),
  terms: requiredText(4),
  creditLineCents: count(),
  onHold: flag(),
  userCount: count(),
})
const Activation = model('Activation', { token: requiredText(400), password: text(200) })
const Forgotten = model('Forgotten', { email: requiredText(100), captcha: text(4000) })
const NewPassword = model('NewPassword', { token: text(400), password: requiredText(200) })
/** The same message in every case, so that it does not reveal whether an account exists. */
export const MessageReply = model('Told', { message: requiredText(500) })

const path = (name: string) => `/api/auth/${name}` as const

export const authCalls = {
  getUser: defineCall({
    id: `Auth.Get${brand.name}User`,
    verb: 'POST',
    path: path(`Get${brand.name}User`),
    summary: 'The signed-in user; for anybody else one uniform answer.',
    access: 'visitor',
    limit: limits.probe,
    body: UserQuery,
    reply: TokenData,
  }),
  getUserStatus: defineCall({
    id: 'Auth.GetUserStatus',
    verb: 'POST',
    path: path('GetUserStatus'),
    summary: 'A status word for oneself; for anybody else one uniform answer.',
    access: 'anyone',
    limit: limits.probe,
    body: UserQuery,
    reply: UserStatus,
  }),
  userAuthentication: defineCall({
    id: 'Auth.UserAuthentication',
    verb: 'POST',
    path: path('UserAuthentication'),
    summary: 'A new session for the refresh token of the last one; each works once.',
    access: 'anyone',
    query: ['token'],
    reply: Session,
  }),
  getTokenData: defineCall({
    id: 'Auth.GetTokenData',
    verb: 'POST',
    path: path('GetTokenData'),
    summary: 'What a token of the shop says, once it has been checked.',
    access: 'anyone',
    query: ['token'],
    reply: TokenData,
  }),
  getDecryptedPassword: defineCall({
    id: 'Auth.GetDecryptedPassword',
    verb: 'POST',
    path: path('GetDecryptedPassword'),
    summary: 'Opens an envelope of the same session, once. No stored password can be turned into text.',
    access: 'customer',
    limit: limits.envelope,
    body: EnvelopeToOpen,
    reply: OpenedPassword,
  }),
  getEncryptPassword: defineCall({
    id: 'Auth.GetEncryptPassword',
    verb: 'POST',
    path: path('GetEncryptPassword'),
    summary: 'Seals a password for five minutes; only the server can open it.',
    access: 'customer',
    limit: limits.envelope,
    body: PasswordToSeal,
    reply: SealedPassword,
  }),
  signIn: defineCall({
    id: 'Auth.signIn',
    verb: 'POST',
    path: path('signIn'),
    summary: 'Signs in; the guest cart of the bearer token joins the customer’s.',
    access: 'anyone',
    limit: limits.signIn,
    query: ['token'],
    body: Credentials,
    reply: Session,
  }),
  querySignIn: defineCall({
    id: `Auth.${brand.name}SignIn`,
    verb: 'GET',
    path: path(`${brand.name}SignIn`),
    summary: 'Signs in by query. Deprecated: POST signIn keeps the password out of addresses.',
    access: 'anyone',
    limit: limits.signIn,
    query: ['userName', 'userPassword'],
    reply: Session,
  }),
  getAuthToken: defineCall({
    id: 'Auth.GetAuthToken',
    verb: 'GET',
    path: path('GetAuthToken'),
    summary: 'The platform’s token alone. Deprecated as the sign-in by query is.',
    access: 'anyone',
    limit: limits.signIn,
    query: ['userName', 'userPassword'],
    reply: Session,
  }),
  getCustomerSet: defineCall({
    id: 'Auth.GetCustomerSet',
    verb: 'GET',
    path: path('GetCustomerSet'),
    summary: 'The customer the user belongs to: terms, credit and people.',
    access: 'customer',
    reply: CustomerSet,
  }),
  accountActivation: defineCall({
    id: 'Auth.AccountActivation',
    verb: 'POST',
    path: path('AccountActivation'),
    summary: 'Opens a new account, or an invitation, with the secret of the mail.',
    access: 'anyone',
    limit: limits.signIn,
    body: Activation,
    reply: MessageReply,
  }),
  forgotPassword: defineCall({
    id: 'Auth.ForgotPassword',
    verb: 'POST',
    path: path('ForgotPassword'),
    summary: 'Mails a link to choose a new password; the answer never tells whether there is an account.',
    access: 'anyone',
    limit: limits.signIn,
    body: Forgotten,
    reply: MessageReply,
  }),
  resetPassword: defineCall({
    id: 'Auth.ResetPassword',
    verb: 'POST',
    path: path('ResetPassword'),
    summary: 'A new password for the secret of the mail; all sessions end.',
    access: 'anyone',
    limit: limits.signIn,
    query: ['token'],
    body: NewPassword,
    reply: MessageReply,
  }),
}
