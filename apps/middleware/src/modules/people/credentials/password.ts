import { PlatformError } from '@tessera/client/platform-error'
import { brand } from '@tessera/contract/brand'
import { defaultRules, passwordProblems } from '@tessera/domain/identity/password-rules'
import { commonPasswords } from '@tessera/server/common-passwords'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { invalid } from '../../../kit/shop-error.ts'

interface PasswordCheck {
  /** Form field. */
  field?: string
  /** Email, if the caller has sent it. */
  email?: string
}

/** Checked before any account is looked up, so that it reveals nothing about accounts. */
export function checkPassword(password: string, { field = 'password', email }: PasswordCheck = {}): void {
  const names = email ? [brand.name, email] : [brand.name]
  const problems = passwordProblems(password, defaultRules, { names, commonPasswords })
  if (problems.length > 0) invalid(field, `The password ${problems.join(', ')}.`)
}

/** The platform stores passwords and may have stricter rules: its message belongs to the field. */
export async function inField<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof PlatformError && error.errorCode.startsWith('PasswordReset.')) invalid(field, error.message)
    throw error
  }
}

/** Sets the password and ends all platform tokens of the user; also lifts a lockout after failed attempts. */
export async function savePassword(commerce: Commerce, userID: string, password: string, field = 'password') {
  const asShop = await commerce.backOffice()
  const { Users } = commerce.client
  await inField(field, Users.Patch(buyerID, userID, { Password: password }, asShop))
  await Users.UnlockUserAccount(buyerID, userID, asShop)
}
