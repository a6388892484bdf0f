import { redirect, redirectDocument } from 'react-router'
import { raiseLogoutFlag } from '../http/logout-flag.ts'
import { optional } from '../http/or-not-found.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/sign-out.ts'

/** Shows errors on a page of the shop, also without JavaScript. */
export const ErrorBoundary = RouteError

/** A GET request never signs out. */
export const loader = () => redirect('/account')

/** Clears the cookies even if the middleware fails. */
export const action = formAction(
  async ({ visitor }: FormArgs<Route.ActionArgs>) => {
    if (visitor.profile.isSignedIn) await optional(visitor.shop.Session.signOut())
    visitor.forget()
    // a new document: pages of the account are gone, also for Back
    return redirectDocument('/')
  },
  { hasPage: false },
)

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } finally {
    raiseLogoutFlag()
  }
}
