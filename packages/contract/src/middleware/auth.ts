import { brand } from '../brand.ts'
import { model } from '../kit/model.ts'
import { customerTypes, priceGroups } from '../shop/constants.ts'
import { choice, count, many, maybeOne, maybeWords, words, yes } from './fields.ts'
import { call, limits } from './kit.ts'

/** The signed-in user for display. The server never reads it back. */
export const SessionUser = model('SessionUser', {
  email: words(100),
  firstName: words(100),
  lastName: words(100),
  cust_id: words(100),
  cust_num: words(40),
  cust_name: words(200),
  customerType: choice(customerTypes),
  accountLabel: words(40),
  accountStatus: words(40),
  price_gp: choice(priceGroups),
  is_prouser: yes(),
  is_net_prouser: yes(),
  can_create_user: yes(),
  sale_org: words(20),
  dist_chnl: words(20),
  site_id: words(20),
  user_preferred_store: maybeWords(40),
  rights: many(words(40)),
})

/** Both tokens and their lifetime. */
export const Session = model('Session', {
  auth_token: words(4000),
  /** Only with the platform's token alone; the shop's own token contains it. */
  refresh_token: maybeWords(4000),
  [`${brand.prefix}_auth_token` as 'tessera_auth_token']: words(200),
  [`${brand.prefix}_refresh_token` as 'tessera_refresh_token']: maybeWords(200),
  /** Lifetime of the tokens in seconds. */
  expiresIn: count(),
  user: maybeOne(SessionUser),
  /** Lines of the guest cart that were merged into the customer's. */
  joinedLines: count(),
  /** Shown once, after signing in: "2 items from this device were added". */
  notice: maybeWords(300),
})

export const Credentials = model('Credentials', {
  userName: words(100),
  password: maybeWords(200),
  /** A sealed password instead of a plain one. */
  envelope: maybeWords(2000),
  captcha: maybeWords(4000),
})
const AskedUser = model('AskedUser', { email: maybeWords(100), captcha: maybeWords(4000) })
const UserStatus = model('UserStatus', { status: words(40), message: words(300) })
const TokenData = model('TokenData', {
  isValid: yes(),
  kind: maybeWords(40),
  expiresAt: maybeWords(40),
  /** The recipient of an emailed link. */
  email: maybeWords(100),
  user: maybeOne(SessionUser),
})
const PasswordToSeal = model('PasswordToSeal', { password: words(200), purpose: words(40) })
const SealedPassword = model('SealedPassword', { envelope: words(2000), expiresAt: words(40) })
const EnvelopeToOpen = model('EnvelopeToOpen', { envelope: words(2000), purpose: words(40) })
const OpenedPassword = model('OpenedPassword', { password: words(200) })
const CustomerSet = model('CustomerSet', {
  user: maybeOne(SessionUser),
  terms: words(4),
  creditLineCents: count(),
  onHold: yes(),
  userCount: count(),
})
const Activation = model('Activation', { token: words(400), password: maybeWords(200) })
const Forgotten = model('Forgotten', { email: words(100), captcha: maybeWords(4000) })
const NewPassword = model('NewPassword', { token: maybeWords(400), password: words(200) })
/** The same message in every case, so that it does not reveal whether an account exists. */
export const Told = model('Told', { message: words(500) })

const path = (name: string) => `/api/auth/${name}` as const

export const authCalls = {
  getUser: call({
    id: `Auth.Get${brand.name}User`,
    verb: 'POST',
    path: path(`Get${brand.name}User`),
    summary: 'The signed-in user; for anybody else one uniform answer.',
    access: 'visitor',
    limit: limits.probe,
    body: AskedUser,
    reply: TokenData,
  }),
  getUserStatus: call({
    id: 'Auth.GetUserStatus',
    verb: 'POST',
    path: path('GetUserStatus'),
    summary: 'A status word for oneself; for anybody else one uniform answer.',
    access: 'anyone',
    limit: limits.probe,
    body: AskedUser,
    reply: UserStatus,
  }),
  userAuthentication: call({
    id: 'Auth.UserAuthentication',
    verb: 'POST',
    path: path('UserAuthentication'),
    summary: 'A new session for the refresh token of the last one; each works once.',
    access: 'anyone',
    query: ['token'],
    reply: Session,
  }),
  getTokenData: call({
    id: 'Auth.GetTokenData',
    verb: 'POST',
    path: path('GetTokenData'),
    summary: 'What a token of the shop says, once it has been checked.',
    access: 'anyone',
    query: ['token'],
    reply: TokenData,
  }),
  getDecryptedPassword: call({
    id: 'Auth.GetDecryptedPassword',
    verb: 'POST',
    path: path('GetDecryptedPassword'),
    summary: 'Opens an envelope of the same session, once. No stored password can be turned into text.',
    access: 'customer',
    limit: limits.envelope,
    body: EnvelopeToOpen,
    reply: OpenedPassword,
  }),
  getEncryptPassword: call({
    id: 'Auth.GetEncryptPassword',
    verb: 'POST',
    path: path('GetEncryptPassword'),
    summary: 'Seals a password for five minutes; only the server can open it.',
    access: 'customer',
    limit: limits.envelope,
    body: PasswordToSeal,
    reply: SealedPassword,
  }),
  signIn: call({
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
  querySignIn: call({
    id: `Auth.${brand.name}SignIn`,
    verb: 'GET',
    path: path(`${brand.name}SignIn`),
    summary: 'Signs in by query. Deprecated: POST signIn keeps the password out of addresses.',
    access: 'anyone',
    limit: limits.signIn,
    query: ['userName', 'userPassword'],
    reply: Session,
  }),
  getAuthToken: call({
    id: 'Auth.GetAuthToken',
    verb: 'GET',
    path: path('GetAuthToken'),
    summary: 'The platform’s token alone. Deprecated as the sign-in by query is.',
    access: 'anyone',
    limit: limits.signIn,
    query: ['userName', 'userPassword'],
    reply: Session,
  }),
  getCustomerSet: call({
    id: 'Auth.GetCustomerSet',
    verb: 'GET',
    path: path('GetCustomerSet'),
    summary: 'The customer the user belongs to: terms, credit and people.',
    access: 'customer',
    reply: CustomerSet,
  }),
  accountActivation: call({
    id: 'Auth.AccountActivation',
    verb: 'POST',
    path: path('AccountActivation'),
    summary: 'Opens a new account, or an invitation, with the secret of the mail.',
    access: 'anyone',
    limit: limits.signIn,
    body: Activation,
    reply: Told,
  }),
  forgotPassword: call({
    id: 'Auth.ForgotPassword',
    verb: 'POST',
    path: path('ForgotPassword'),
    summary: 'Mails a link to choose a new password; the answer never tells whether there is an account.',
    access: 'anyone',
    limit: limits.signIn,
    body: Forgotten,
    reply: Told,
  }),
  resetPassword: call({
    id: 'Auth.ResetPassword',
    verb: 'POST',
    path: path('ResetPassword'),
    summary: 'A new password for the secret of the mail; all sessions end.',
    access: 'anyone',
    limit: limits.signIn,
    query: ['token'],
    body: NewPassword,
    reply: Told,
  }),
}
