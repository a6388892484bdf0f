import { redirect } from 'react-router'
import { sessionContext } from '../session/staff-middleware.server.ts'
import type { Route } from './+types/sign-out.ts'

export const loader = () => redirect('/')

/** Forgets both tokens in this browser. */
export function action({ context }: Route.ActionArgs) {
  context.get(sessionContext).end()
  return redirect('/sign-in')
}
