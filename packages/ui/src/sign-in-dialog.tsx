import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

interface SignInReply {
  /** The person who is signed in now. */
  name?: string
  /** The reason for a refusal. */
  message?: string
}

export interface SignInDialogProps {
  title: string
  text: string
  /** The form is sent here and answered with a `SignInReply`. */
  action: string
  /** Shown if there is no answer. */
  failure: string
  forgotHref: string
  /** The person whose page it is; empty if unknown. */
  pageOf: string
  onSignIn?: (() => void) | undefined
  onDone(isIn: boolean): void
  /** The fields. */
  children: ReactNode
}

/** A dialog over the page, so that typed text stays. If someone else signs in, the page is loaded for them. */
export function SignInDialog({ title, text, forgotHref, onDone, children, ...rest }: SignInDialogProps) {
  const { problem, isBusy, send } = useSignIn({ ...rest, onDone })
  return (
    <Dialog isOpen title={title} onClose={() => onDone(false)}>
      <p className="mb-5">{text}</p>
      {problem && (
        <Notice kind="error" isLive className="mb-5">
          {problem}
        </Notice>
      )}
      <form method="post" onSubmit={send} className="grid gap-5">
        {children}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
            Sign in
          </Button>
          <a href={forgotHref} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
            Forgot your password?
          </a>
        </div>
      </form>
    </Dialog>
  )
}

type SignIn = Pick<SignInDialogProps, 'action' | 'failure' | 'pageOf' | 'onSignIn' | 'onDone'>

function useSignIn({ action, failure, pageOf, onSignIn, onDone }: SignIn) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const { name, message } = await signIn(action, new FormData(event.currentTarget))
    setBusy(false)
    if (!name) return setProblem(message ?? failure)
    onSignIn?.()
    if (pageOf && name.toLowerCase() !== pageOf.toLowerCase()) return location.reload()
    onDone(true)
  }
  return { problem, isBusy, send }
}

async function signIn(action: string, form: FormData): Promise<SignInReply> {
  try {
    const body = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]))
    const answer = await fetch(action, { method: 'POST', body })
    return (await answer.json()) as SignInReply
  } catch {
    return {}
  }
}
