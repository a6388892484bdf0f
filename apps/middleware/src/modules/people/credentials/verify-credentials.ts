import type { AccessToken } from '@tessera/client/auth'
import { PlatformError } from '@tessera/client/platform-error'
import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import { normalizeEmail } from '../../../kit/check-email.ts'
import { retryDetailsOf } from '../../../kit/http/from-platform.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { findPersonByEmail, type PersonStatus } from '../accounts/people.ts'
import { findCustomerByUser } from '../session/find-customer.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { limitFailures } from './limit-failures.ts'

export interface VerifiedCustomer {
  customer: Customer
  grant: AccessToken
}

/** `from` is the client's IP address: failures count against it, not against the shop. */
export interface CredentialsInput {
  userName: string
  password: string
  from: string | undefined
}

/**
 * Verifies all sign-ins. The platform takes the same time for an unknown name as for a wrong password, and reveals a
 * lock only after the right password.
 */
export function verifyCredentials(
  { database, commerce }: Pick<AuthNeeds, 'database' | 'commerce'>,
  { userName, password, from }: CredentialsInput,
): Promise<VerifiedCustomer> {
  const name = normalizeEmail(userName)
  return limitFailures(database, { userName: name, from }, () =>
    askPlatform({ database, commerce }, name, password, from),
  )
}

async function askPlatform(
  { database, commerce }: Pick<AuthNeeds, 'database' | 'commerce'>,
  name: string,
  password: string,
  from: string | undefined,
): Promise<VerifiedCustomer> {
  const { client, storefrontClientID } = commerce
  const grant = await client.Auth.Login(name, password, storefrontClientID, null, null, { forwardedFor: from }).catch(
    async (error) => refuse(...refusalOf(error, (await findPersonByEmail(database, name))?.status)),
  )
  const bearer = await commerce.findBearer(grant.access_token)
  // platform users without an account in the shop, such as staff, can't sign in here
  const customer = bearer && (await findCustomerByUser(database, bearer.userID))
  return customer ? { customer, grant } : refuse('Auth.WrongCredentials')
}

const knownCodes: Record<string, ShopErrorCode> = {
  'Auth.InvalidUsernameOrPassword': 'Auth.WrongCredentials',
  'Auth.UsernameAndPasswordRequired': 'Auth.WrongCredentials',
  'Auth.LockedOut': 'Auth.LockedOut',
  'Auth.PasswordExpired': 'Auth.PasswordExpired',
  'Auth.InsecurePassword': 'Auth.PasswordExpired',
}
/** Revealed only after the right password. */
const inactiveCodes: Partial<Record<PersonStatus, ShopErrorCode>> = {
  invited: 'Auth.NotActivated',
  locked: 'Auth.LockedByManager',
  // the platform doesn't know the new status yet
  active: 'Server.Busy',
}

function refusalOf(error: unknown, status: PersonStatus | undefined): Parameters<typeof refuse> {
  if (!(error instanceof PlatformError)) throw error
  const { errorCode } = error
  if (error.status === 429) return ['Request.TooOften', retryDetailsOf(error)]
  if (errorCode === 'Auth.UserNotActive') return [(status && inactiveCodes[status]) ?? 'Auth.WrongCredentials']
  const code = knownCodes[errorCode]
  if (!code) throw error
  return [code]
}
