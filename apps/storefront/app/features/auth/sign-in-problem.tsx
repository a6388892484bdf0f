import { LinkButton } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { useAutoFocus } from '@tessera/ui/use-auto-focus'
import { useRef } from 'react'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { signInProblems } from './sign-in-problems.ts'

/** Explains why the sign-in failed and links to a remedy. It takes the focus. */
export function SignInProblem({ refusal }: { refusal: FormRefusal }) {
  const box = useRef<HTMLDivElement>(null)
  useAutoFocus(box, refusal)
  const known = signInProblems[refusal.code]
  return (
    // biome-ignore lint/a11y/noAutofocus: screen readers must announce first why the sign-in failed
    <div ref={box} tabIndex={-1} autoFocus className="outline-none">
      <Notice
        kind="error"
        isLive
        title={known?.title ?? 'We couldn’t sign you in'}
        action={known?.action && <LinkButton href={known.action.href}>{known.action.label}</LinkButton>}
      >
        {refusal.message}
      </Notice>
    </div>
  )
}
