import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { toSignIn } from '../../http/session/to-sign-in.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

/**
 * Runs work that needs a signed-in customer. Guests and expired sessions are sent to sign in and return here; calls
 * that need a fresh sign-in ask for the password again.
 */
export async function asCustomer<T>(visitor: Visitor, url: URL, work: () => Promise<T>): Promise<T> {
  const back = url.pathname + url.search
  if (!visitor.profile.isSignedIn) throw toSignIn(visitor, back, visitor.lastEmail ? 'ended' : 'needed')
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status !== 401) throw error
    if (error.code === 'Session.SignInAgain') throw toSignIn(visitor, back, 'again')
    if (!error.code.startsWith('Session.')) throw error
    visitor.expire()
    throw toSignIn(visitor, back, 'ended')
  }
}
