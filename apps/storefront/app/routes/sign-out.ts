import { redirect } from 'react-router'
import { orNothing } from '../http/shop-answers.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/sign-out.ts'

/** What goes wrong is told on a page of the shop, also without script. */
export const ErrorBoundary = RouteError

/** Following a link signs nobody out. */
export const loader = () => redirect('/account')

/** Whatever the shop answers, this browser forgets. */
export const action = formAction(
  async ({ visitor }: FormArgs<Route.ActionArgs>) => {
    if (visitor.shown.isSignedIn) await orNothing(visitor.shop.Session.signOut())
    visitor.forget()
    return redirect('/')
  },
  { hasPage: false },
)
