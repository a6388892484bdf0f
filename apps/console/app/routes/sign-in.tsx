import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import { Button } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { data, Form, redirectDocument, useNavigation } from 'react-router'
import { visitorAddress } from '../http/visitor-address.server.ts'
import { signIn } from '../session/sign-in.server.ts'
import { signInMessages } from '../session/sign-in-messages.ts'
import { sessionContext } from '../session/staff-middleware.server.ts'
import { UserNameField } from '../shell/sign-in/user-name-field.tsx'
import type { Route } from './+types/sign-in.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Sign in · Tessera console' }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const to = readLocalPath(url.searchParams.get('to')) ?? '/'
  if (await context.get(sessionContext).findStaff()) throw redirectDocument(to)
  return { to, isSet: url.searchParams.has('set') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const userName = String(form.get('userName') ?? '').trim()
  const password = String(form.get('password') ?? '')
  if (!userName || !password) return data({ refusal: 'empty' as const, userName }, { status: 400 })
  const outcome = await signIn(userName, password, visitorAddress(request))
  if ('refusal' in outcome) return data({ refusal: outcome.refusal, userName }, { status: 400 })
  context.get(sessionContext).saveRecent(outcome.token)
  // the data of home is at /console.data, where browsers do not send the cookies of /console
  return redirectDocument(readLocalPath(form.get('to')) ?? '/')
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-4 py-12">
      <div className="grid gap-2">
        <p className="text-stone">Tessera console</p>
        <h1 className="text-3xl">Sign in to run the shop</h1>
      </div>
      {loaderData.isSet && !actionData && (
        <Notice kind="success" isLive>
          Your password is set. Sign in with it.
        </Notice>
      )}
      {actionData && (
        <div className="grid gap-2">
          <ErrorSummary title={signInMessages[actionData.refusal]} />
          {actionData.refusal === 'customer' && <a href="/sign-in">Go to the shop’s sign-in</a>}
        </div>
      )}
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="to" value={loaderData.to} />
        <UserNameField userName={actionData?.userName ?? ''} />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Sign in
        </Button>
      </Form>
      <a href="/console/set-password">Forgot your password?</a>
    </main>
  )
}
