import { LinkButton } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { useEffect, useRef } from 'react'
import type { FormRefusal } from '../../forms/form-refusal.ts'
import { signInProblems } from './sign-in-problems.ts'

/** Why signing in did not work, and the way out of it. Gets the focus. */
export function SignInProblem({ refusal }: { refusal: FormRefusal }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal is said, the same words too
  useEffect(() => box.current?.focus(), [refusal])
  const known = signInProblems[refusal.code]
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice
        kind="error"
        isLive
        title={known?.title ?? 'We could not sign you in'}
        action={known?.action && <LinkButton href={known.action.href}>{known.action.label}</LinkButton>}
      >
        {refusal.message}
      </Notice>
    </div>
  )
}
