import { visitorAddress } from '../http/visitor-address.server.ts'
import { signIn } from '../session/sign-in.server.ts'
import { signInMessages } from '../session/sign-in-messages.ts'
import { sessionContext } from '../session/staff-middleware.server.ts'
import type { Route } from './+types/sign-in-here.ts'

/** Whether someone is signed in, for a page that is about to send a form. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ isIn: Boolean(await context.get(sessionContext).findStaff()) })
}

/** Signs in for the dialog over a page; answers with the person or with the reason for the refusal. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const userName = String(form.get('userName') ?? '').trim()
  const password = String(form.get('password') ?? '')
  if (!userName || !password) return Response.json({ message: signInMessages.empty }, { status: 400 })
  const outcome = await signIn(userName, password, visitorAddress(request))
  if ('refusal' in outcome) return Response.json({ message: signInMessages[outcome.refusal] }, { status: 400 })
  context.get(sessionContext).saveRecent(outcome.token)
  return Response.json({ name: userName })
}
