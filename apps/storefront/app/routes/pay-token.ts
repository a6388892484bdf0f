import { redirect } from 'react-router'
import { payCookiePath, payLinkCookie, payLinkSeconds, payPath } from '../features/pay-link/link-cookie.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Route } from './+types/pay-token.ts'

/** The link in the email. The page itself has no secret in its address, so none reaches the provider or a bank. */
export function loader({ params, context }: Route.LoaderArgs) {
  context.get(visitorContext).addCookie(payLinkCookie, params.token, { path: payCookiePath, seconds: payLinkSeconds })
  return redirect(payPath)
}
