import { invalid, ShopError } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { verifyCredentials } from '../credentials/verify-credentials.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

/**
 * Confirms the password before an irreversible action. The platform counts failures as sign-in attempts, which limits
 * guessing.
 */
export async function checkOwnPassword(
  needs: AuthNeeds,
  { email: userName, from }: Pick<Customer, 'email'> & { from: string },
  password: string,
  { field = 'password', message = 'That password is incorrect.' } = {},
): Promise<void> {
  try {
    await verifyCredentials(needs, { userName, password, from })
  } catch (error) {
    if (error instanceof ShopError && error.code === 'Auth.WrongCredentials') invalid(field, message)
    throw error
  }
}
