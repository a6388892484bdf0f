import { Button } from '@tessera/ui/button'
import { Dialog } from '@tessera/ui/dialog'
import { Notice } from '@tessera/ui/notice'
import { type FormEvent, useState } from 'react'
import { PasswordField } from '../../kit/forms/password-field.tsx'
import { UserNameField } from '../../kit/forms/user-name-field.tsx'
import { track } from '../../kit/tracking/track.ts'

interface Props {
  /** True if the session is valid and the step only needs a recent sign-in. */
  isCheck: boolean
  /** The email of the page's customer; empty if unknown. */
  email: string
  onDone(isIn: boolean): void
}

const wrong = 'Something went wrong, please try again'

/** A dialog over the page, so that typed values stay. Signing in as a different customer reloads the page. */
export function SignInDialog({ isCheck, email, onDone }: Props) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const answer = await signIn(new FormData(event.currentTarget))
    setBusy(false)
    if (!answer.email) return setProblem(answer.message ?? wrong)
    track('login', { method: 'password' })
    if (email && answer.email.toLowerCase() !== email.toLowerCase()) return location.reload()
    onDone(true)
  }
  return (
    <Dialog isOpen title={isCheck ? 'Please sign in again' : 'Your session has expired'} onClose={() => onDone(false)}>
      <p className="mb-5">
        {isCheck
          ? 'For your security, enter your password to continue.'
          : 'Sign in to pick up where you left off. Everything you entered is still here.'}
      </p>
      {problem && (
        <Notice kind="error" isLive className="mb-5">
          {problem}
        </Notice>
      )}
      <form method="post" onSubmit={send} className="grid gap-5">
        <UserNameField defaultValue={email} />
        <PasswordField name="password" autoComplete="current-password" autoFocus={email !== ''} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
            Sign in
          </Button>
          <a href="/forgot-password" target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
            Forgot your password?
          </a>
        </div>
      </form>
    </Dialog>
  )
}

async function signIn(form: FormData): Promise<{ email?: string; message?: string }> {
  try {
    const answer = await fetch('/sign-in/here', {
      method: 'POST',
      body: new URLSearchParams([...form] as [string, string][]),
    })
    return (await answer.json()) as { email?: string; message?: string }
  } catch {
    return {}
  }
}
