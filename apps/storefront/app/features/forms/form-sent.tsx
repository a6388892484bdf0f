import type { FormAnswer } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { type ReactNode, useEffect } from 'react'
import { SentState } from '../../kit/forms/sent-state.tsx'
import { track } from '../../kit/tracking/track.ts'

interface Props {
  form: string
  title: string
  answer: FormAnswer
  action?: ReactNode
}

/** Shows the server's message and reference, and tracks one event per submitted form. */
export function FormSent({ form, title, answer, action }: Props) {
  useEffect(() => track('formSubmitted', { form }, answer.reference ?? undefined), [form, answer.reference])
  return (
    <SentState
      title={title}
      message={<p>{answer.message.replace(/ Your reference is \S+$/, '')}</p>}
      reference={answer.reference}
      action={action ?? <LinkButton href="/">Home</LinkButton>}
    />
  )
}
