import type { NewCustomerAnswer } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { useEffect } from 'react'
import { SentState } from '../../kit/forms/sent-state.tsx'
import { track } from '../../kit/tracking/track.ts'

const steps = ['Received', 'In review', 'Decided'] as const

/** The same page for new and known addresses; the owner of the address gets an email either way. */
export function RegisterSent({ answer }: { answer: NewCustomerAnswer }) {
  const isPro = answer.status === 'in-review'
  useEffect(() => track('sign_up', { method: isPro ? 'pro' : 'personal' }), [isPro])
  return (
    <SentState
      title={isPro ? 'Your application is in review' : 'Check your email'}
      message={
        <>
          <p>{answer.message}</p>
          {isPro && <ReviewSteps />}
          <p className="text-base text-stone">No email after a few minutes? Check your spam folder or send it again.</p>
        </>
      }
      action={
        <>
          <LinkButton href="/products" kind="primary">
            Continue shopping
          </LinkButton>
          <LinkButton href="/forgot-password">Resend the email</LinkButton>
        </>
      }
    />
  )
}

const ReviewSteps = () => (
  <>
    <ol className="flex flex-wrap gap-x-6 gap-y-2 text-base">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === 1 ? 'step' : undefined}
          className={at === 1 ? 'border-b-2 border-clay font-bold' : at === 0 ? 'text-sage' : 'text-stone'}
        >
          {at + 1}. {step}
        </li>
      ))}
    </ol>
    <p className="text-base text-stone">
      Usually within two business days. Until then, you can sign in and shop at regular prices.
    </p>
  </>
)
