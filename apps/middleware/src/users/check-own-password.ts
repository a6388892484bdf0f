import type { AuthNeeds } from '../auth/auth-needs.ts'
import { verifyCredentials } from '../auth/verify-credentials.ts'
import { invalid, ShopError } from '../shop-error.ts'
import type { Customer } from '../visitor.ts'

/** Asked once more before what cannot be undone. The platform counts it as a try to sign in: nobody can guess on. */
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
