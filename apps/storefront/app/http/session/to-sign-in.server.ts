import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { signInHeader } from '../headers.ts'
import type { Visitor } from './visitor.server.ts'

/** Never signed in, not any more, or too long ago for this step. */
type Why = 'needed' | 'ended' | 'again'

/**
 * To the page for signing in and back. A page that is still there reads from the header why, and whose it is: it asks
 * in place, and nothing typed is lost.
 */
export function toSignIn(visitor: Visitor, back: string, why: Why): Response {
  const more = why === 'needed' ? '' : `&${why}=1`
  const headers = { [signInHeader]: `${why} ${encodeURIComponent(visitor.lastEmail ?? '')}`.trim() }
  return redirect(`/sign-in?${returnUrlParameter}=${encodeURIComponent(back)}${more}`, { headers })
}
