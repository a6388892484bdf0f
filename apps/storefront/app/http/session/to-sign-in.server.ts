import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { signInHeader } from '../headers.ts'
import type { Visitor } from './visitor.server.ts'

/** Not signed in, session ended, or sign-in too old for this step. */
type Why = 'needed' | 'ended' | 'again'

/**
 * Redirects to sign-in and back. A page that is still open reads the reason and the email from the header and shows a
 * dialog, so that typed values are not lost.
 */
export function toSignIn(visitor: Visitor, back: string, why: Why): Response {
  const more = why === 'needed' ? '' : `&${why}=1`
  const headers = { [signInHeader]: `${why} ${encodeURIComponent(visitor.lastEmail ?? '')}`.trim() }
  return redirect(`/sign-in?${returnUrlParameter}=${encodeURIComponent(back)}${more}`, { headers })
}
