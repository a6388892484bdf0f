import { Button } from '@tessera/ui/button'
import { Dialog } from '@tessera/ui/dialog'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { type FormEvent, useState } from 'react'

interface Props {
  /** The person whose page it is; empty if unknown. */
  userName: string
  onDone(isIn: boolean): void
}

/** A dialog over the page, so that typed text stays. If someone else signs in, the page is loaded for them. */
export function SignInDialog({ userName, onDone }: Props) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const answer = await signIn(new FormData(event.currentTarget))
    setBusy(false)
    if (!answer.userName) return setProblem(answer.message ?? 'The console didn’t answer. Try again in a moment.')
    if (userName && answer.userName.toLowerCase() !== userName.toLowerCase()) return location.reload()
    onDone(true)
  }
  return (
    <Dialog isOpen title="Your session has ended" onClose={() => onDone(false)}>
      <p className="mb-4">Sign in to continue. Everything you typed is still here.</p>
      {problem && (
        <Notice kind="error" isLive className="mb-4">
          {problem}
        </Notice>
      )}
      <form method="post" onSubmit={send} className="grid gap-4">
        <TextField
          label="User name"
          id="sign-in-user-name"
          name="userName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={userName}
          required
        />
        <TextField
          label="Password"
          id="sign-in-password"
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus={userName !== ''}
          required
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Sign in
          </Button>
          <a href="/console/set-password" target="_blank" rel="noopener">
            Forgot your password?
          </a>
        </div>
      </form>
    </Dialog>
  )
}

async function signIn(form: FormData): Promise<{ userName?: string; message?: string }> {
  try {
    const body = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]))
    const answer = await fetch('/console/sign-in/here', { method: 'POST', body })
    return (await answer.json()) as { userName?: string; message?: string }
  } catch {
    return {}
  }
}
