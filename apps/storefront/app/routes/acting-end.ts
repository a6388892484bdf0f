import { redirect, redirectDocument } from 'react-router'
import { optional } from '../http/or-not-found.server.ts'
import { actingEndedPath } from '../http/session/acting-paths.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/acting-end.ts'

/** Shows errors on a page of the shop, also without JavaScript. */
export const ErrorBoundary = RouteError

export const loader = () => redirect('/')

/** Ends acting for a customer, here and at the shop, even if the shop does not answer. */
export const action = formAction(
  async ({ visitor }: FormArgs<Route.ActionArgs>) => {
    if (visitor.acting) await optional(visitor.shop.Session.signOut())
    visitor.endActing()
    return redirectDocument(actingEndedPath)
  },
  { hasPage: false },
)
