import { Button } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { data, Form, redirect, useNavigation } from 'react-router'
import { visitorAddress } from '../http/visitor-address.server.ts'
import { sendPasswordCode, setPassword } from '../session/set-password.server.ts'
import { UserNameField } from '../shell/sign-in/user-name-field.tsx'
import type { Route } from './+types/set-password.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Set your password · Tessera console' }]

export const loader = ({ url }: Route.LoaderArgs) => ({ userName: url.searchParams.get('user')?.slice(0, 100) ?? '' })

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const [userName, code] = [read('userName'), read('code')]
  const address = visitorAddress(request)
  const refuse = (problem: string) => data({ userName, code, problem, isSent: false }, { status: 400 })
  if (!userName) return refuse('Enter your user name.')
  if (read('intent') === 'send') {
    const problem = await sendPasswordCode(userName, address)
    return problem ? refuse(problem) : data({ userName, code: '', problem: undefined, isSent: true })
  }
  // not trimmed: a password may contain blanks
  const password = String(form.get('password') ?? '')
  if (!code || !password) return refuse('Enter the code from the email and a password.')
  const problem = await setPassword({ userName, code, password }, address)
  return problem ? refuse(problem) : redirect('/sign-in?set=yes')
}

/** For the invited and for those who forgot: a code that was emailed sets a password. */
export default function SetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const userName = actionData?.userName ?? loaderData.userName
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-4 py-12">
      <div className="grid gap-2">
        <p className="text-stone">Tessera console</p>
        <h1 className="text-3xl">Set your password</h1>
      </div>
      {actionData?.problem && <ErrorSummary title={actionData.problem} />}
      {actionData?.isSent && (
        <Notice kind="success" isLive>
          If we know this user name, a code is on its way to their email. It works once, for two hours.
        </Notice>
      )}
      <Form method="post" className="grid gap-4">
        <UserNameField userName={userName} />
        <TextField
          label="Code from the email"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={actionData?.code ?? ''}
        />
        <TextField label="New password" name="password" type="password" autoComplete="new-password" />
        <Button type="submit" name="intent" value="set" kind="primary" isBusy={isBusy}>
          Set password
        </Button>
        <Button type="submit" name="intent" value="send" isBusy={isBusy}>
          Email me a new code
        </Button>
      </Form>
      <a href="/console/sign-in">Back to the sign-in</a>
    </main>
  )
}
