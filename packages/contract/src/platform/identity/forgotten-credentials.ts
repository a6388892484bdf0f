import { action } from '../../kit/action.ts'
import { ref, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'

export const OneTimePasswordRequest = model('OneTimePasswordRequest', {
  ClientID: required(ref('ApiClients')),
  Username: text(),
  Email: text(),
})

export const PasswordReset = model('PasswordReset', {
  ClientID: required(ref('ApiClients')),
  Username: required(text()),
  Password: text(),
})

export const PasswordResetRequest = model('PasswordResetRequest', {
  ClientID: required(ref('ApiClients')),
  Email: text(),
  Username: text(),
  URL: text(),
})

export const TokenPasswordReset = model('TokenPasswordReset', {
  NewPassword: required(text()),
})

/** A user who forgot the password has no token. */
const open = { roles: [], open: true } as const

export const forgottenCredentialsActions = [
  action({
    ...open,
    id: 'ForgottenCredentials.SendOneTimePassword',
    verb: 'POST',
    path: '/password/onetimepassword',
    body: OneTimePasswordRequest,
    summary: 'Send a short-lived login code.',
  }),
  action({
    ...open,
    id: 'ForgottenCredentials.SendVerificationCode',
    verb: 'POST',
    path: '/password/reset',
    body: PasswordResetRequest,
    summary: 'Send a password reset code to a user.',
  }),
  action({
    ...open,
    id: 'ForgottenCredentials.ResetPasswordByVerificationCode',
    verb: 'PUT',
    path: '/password/reset/:verificationCode',
    body: PasswordReset,
    summary: 'Set a new password using a code.',
  }),
  action({
    ...open,
    id: 'ForgottenCredentials.RetrieveUsername',
    verb: 'POST',
    path: '/username/retrieve',
    query: ['clientID', 'email'],
    summary: 'Send forgotten usernames by message.',
  }),
]
