import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import type { Visitor } from '../../session/visitor.server.ts'

const signInUrl = (back: string, more = ''): string =>
  `/sign-in?${returnUrlParameter}=${encodeURIComponent(back)}${more}`

/**
 * Work that needs somebody signed in. Whoever is not, or not any more, goes to sign in and comes back; what wants a
 * fresh sign-in asks for the password again.
 */
export async function asCustomer<T>(visitor: Visitor, url: URL, work: () => Promise<T>): Promise<T> {
  const back = url.pathname + url.search
  if (!visitor.shown.isSignedIn) throw redirect(signInUrl(back))
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status !== 401) throw error
    if (error.code === 'Session.SignInAgain') throw redirect(signInUrl(back, '&again=1'))
    if (!error.code.startsWith('Session.')) throw error
    visitor.forget()
    throw redirect(signInUrl(back, '&ended=1'))
  }
}
