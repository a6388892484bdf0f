import { redirect } from 'react-router'
import { getEnvironment } from '../http/environment.server.ts'
import { sessionContext } from '../session/staff-middleware.server.ts'
import type { Route } from './+types/sign-out.ts'

export const loader = () => redirect('/')

/** Forgets the tokens in this browser; on request every browser and program of this person has to sign in again. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  if ((await request.formData()).has('everywhere')) {
    const staff = await session.findStaff()
    if (staff) await getEnvironment().platform.Me.RevokeTokens({ accessToken: staff.token })
  }
  session.end()
  return redirect('/sign-in')
}
