import { action } from '../../kit/action.ts'
import { measure, tally, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'

export const AccessToken = model('AccessToken', {
  access_token: text(),
  expires_in: tally(),
  token_type: text(),
  refresh_token: text(),
})

export const AccessTokenBasic = model('AccessTokenBasic', {
  access_token: text(),
})

export const IdentityToken = model('IdentityToken', {
  identity_token: text(),
  expires_in: measure(),
})

export const PublicKey = model('PublicKey', {
  kty: text(),
  n: text(),
  e: text(),
  alg: text(),
  use: text(),
  kid: text(),
})

const token = { verb: 'POST', path: '/oauth/token', roles: [], open: true, reply: AccessToken, status: 200 } as const

/** Five grants share one path; the form field selects the grant. */
export const authActions = [
  action({
    ...token,
    id: 'Auth.Login',
    form: ['grant_type', 'username', 'password', 'client_id', 'scope'],
    summary: 'Token for a user name and password.',
  }),
  action({
    ...token,
    id: 'Auth.ElevatedLogin',
    form: ['grant_type', 'scope', 'client_id', 'username', 'password', 'client_secret'],
    summary: 'Password token that also sends the client secret.',
  }),
  action({
    ...token,
    id: 'Auth.ClientCredentials',
    form: ['grant_type', 'scope', 'client_id', 'client_secret'],
    summary: 'Token for a back-end using the client secret.',
  }),
  action({
    ...token,
    id: 'Auth.RefreshToken',
    form: ['grant_type', 'client_id', 'refresh_token'],
    summary: 'New access token from a refresh token.',
  }),
  action({
    ...token,
    id: 'Auth.Anonymous',
    form: ['grant_type', 'client_id', 'scope', 'anonuserid'],
    summary: 'Guest token; client credentials without a secret.',
  }),
]

export const userInfoActions = [
  action({
    id: 'UserInfo.GetToken',
    verb: 'GET',
    path: '/oauth/userinfo',
    roles: [],
    reply: IdentityToken,
    summary: 'Exchange the access token for an identity token.',
  }),
]

export const certsActions = [
  action({
    id: 'Certs.GetPublicKey',
    verb: 'GET',
    path: '/oauth/certs/:ID',
    roles: [],
    open: true,
    reply: PublicKey,
    summary: 'Read one public signing key as JWK.',
  }),
]
