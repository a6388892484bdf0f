import type { AccessToken } from '@tessera/client/auth'
import { PlatformError } from '@tessera/client/platform-error'
import { getEnvironment } from '../http/environment.server.ts'

export type SignInOutcome = { token: AccessToken } | { refusal: SignInRefusal }

/** `customer`: the password may be right, but customers shop in the store. */
export type SignInRefusal = 'wrong' | 'customer' | 'locked' | 'too-often' | 'busy'

const refusals: Record<string, SignInRefusal> = {
  'Auth.OauthError': 'customer',
  'Auth.UserNotActive': 'locked',
  'Auth.CompanyNotActive': 'locked',
  'RateLimit.Exceeded': 'too-often',
}

/** Signs in with the console's own API client, which admits users of the seller and of suppliers only. */
export async function signIn(username: string, password: string, address: string): Promise<SignInOutcome> {
  const { platform, clientId } = getEnvironment()
  try {
    return { token: await platform.Auth.Login(username, password, clientId, null, null, { forwardedFor: address }) }
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status >= 500) return { refusal: 'busy' }
    return { refusal: refusals[error.errorCode] ?? 'wrong' }
  }
}
