import { redirect } from 'react-router'
import { orNothing } from '../lib/shop-answers.server.ts'
import { visitorContext } from '../session/context.server.ts'
import type { Route } from './+types/sign-out.ts'

/** Following a link signs nobody out. */
export const loader = () => redirect('/account')

/** Whatever the shop answers, this browser forgets. */
export async function action({ context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.shown.isSignedIn) await orNothing(visitor.shop.Session.signOut())
  visitor.forget()
  return redirect('/')
}
