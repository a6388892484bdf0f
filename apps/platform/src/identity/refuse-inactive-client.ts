import type { SignInClient } from './sign-in-clients.ts'
import { SignInRefusal } from './sign-in-refusal.ts'

/** Nobody signs in with an API client that is not active, or in a marketplace that is not. */
export function refuseInactiveClient({ marketplaceActive, active }: SignInClient): void {
  if (!marketplaceActive) throw new SignInRefusal('Auth.SellerNotActive')
  if (!active) throw new SignInRefusal('Auth.ClientNotActive')
}
