import { brand } from '../../brand.ts'
import { embed, flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { customerTypes, priceGroups } from '../../shop/constants.ts'
import { count, requiredList, requiredOneOf, requiredText } from '../fields.ts'

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
  /** Of the account's default store: dates and times of the account are in it. */
  time_zone: requiredText(40),
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
export const UserQuery = model('UserQuery', { email: text(100), captcha: text(4000) })
export const UserStatus = model('UserStatus', { status: requiredText(40), message: requiredText(300) })
export const TokenData = model('TokenData', {
  isValid: flag(),
  kind: text(40),
  expiresAt: text(40),
  /** The recipient of an emailed link. */
  email: text(100),
  user: embed(SessionUser),
})
export const PasswordToSeal = model('PasswordToSeal', { password: requiredText(200), purpose: requiredText(40) })
export const SealedPassword = model('SealedPassword', { envelope: requiredText(2000), expiresAt: requiredText(40) })
export const EnvelopeToOpen = model('EnvelopeToOpen', { envelope: requiredText(2000), purpose: requiredText(40) })
export const OpenedPassword = model('OpenedPassword', { password: requiredText(200) })
export const CustomerSet = model('CustomerSet', {
  user: embed(SessionUser),
  terms: requiredText(4),
  creditLineCents: count(),
  onHold: flag(),
  userCount: count(),
})
export const Activation = model('Activation', { token: requiredText(400), password: text(200) })
export const Forgotten = model('Forgotten', { email: requiredText(100), captcha: text(4000) })
export const NewPassword = model('NewPassword', { token: text(400), password: requiredText(200) })
/** The same message in every case, so that it does not reveal whether an account exists. */
export const MessageReply = model('MessageReply', { message: requiredText(500) })
