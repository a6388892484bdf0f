import { urlOf } from '@tessera/contract/kit/operation'
import { getEnvironment } from '../http/environment.server.ts'
import { fillPath } from '../operations/fill-path.ts'
import { findOperation } from '../operations/find-operation.ts'

/** Emails a code. The platform answers alike whether the user exists or not; undefined if it took the request. */
export function sendPasswordCode(userName: string, address: string): Promise<string | undefined> {
  const { clientId, publicUrl } = getEnvironment()
  const URL = `${publicUrl}/console/set-password?user=${encodeURIComponent(userName)}`
  const body = { ClientID: clientId, Username: userName, URL }
  return findProblem('ForgottenCredentials.SendVerificationCode', {}, body, address)
}

interface NewPassword {
  userName: string
  code: string
  password: string
}

/** Sets the password of the person who has the code. Returns what is wrong, if anything is. */
export function setPassword({ userName, code, password }: NewPassword, address: string): Promise<string | undefined> {
  const body = { ClientID: getEnvironment().clientId, Username: userName, Password: password }
  const params = { verificationCode: code }
  return findProblem('ForgottenCredentials.ResetPasswordByVerificationCode', params, body, address)
}

const sentences: Readonly<Record<string, string>> = {
  'PasswordReset.InvalidVerification':
    'User name or code isn’t right, or the code is no longer good. Ask for a new one.',
  'PasswordReset.LockedOut': 'This user can’t sign in right now. Wait 15 minutes, then try again.',
  'RateLimit.Exceeded': 'Too many tries. Wait 15 minutes, then try again.',
}
const busy = 'This isn’t available right now. Try again in a moment.'

interface ErrorReply {
  Errors?: { ErrorCode?: string; Message?: string }[]
}

/** Without a token, as it is for people who have none; limits count the address of the visitor. */
async function findProblem(
  id: string,
  params: Record<string, string>,
  body: object,
  address: string,
): Promise<string | undefined> {
  const { platformFetch, platformUrl, callMilliseconds } = getEnvironment()
  const operation = findOperation(id)
  const path = operation && fillPath(urlOf(operation.path), params)
  if (!path) throw new Error(`There is no call ${id}.`)
  const response = await platformFetch(platformUrl + path, {
    method: operation.verb,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(callMilliseconds),
  })
  if (response.ok) return undefined
  if (response.status >= 500) return busy
  const [error] = ((await response.json()) as ErrorReply).Errors ?? []
  return sentences[error?.ErrorCode ?? ''] ?? error?.Message ?? busy
}
