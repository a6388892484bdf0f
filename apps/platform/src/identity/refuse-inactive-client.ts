import type { SignInClient } from './sign-in-clients.ts'
import { SignInRefusal } from './sign-in-refusal.ts'

/** Refuses a sign-in with an inactive API client or in an inactive marketplace. */
export function refuseInactiveClient({ marketplaceActive, active }: SignInClient): void {
  if (!marketplaceActive) throw new SignInRefusal('Auth.SellerNotActive')
  if (!active) throw new SignInRefusal('Auth.ClientNotActive')
}
