import { Button } from '@tessera/ui/button'
import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { GuardedForm } from '../../kit/forms/guarded-form.tsx'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'

/** Signed-in customers need no bot check. */
export function PlainOrGuarded({ isKnown, ...props }: ComponentProps<typeof GuardedForm> & { isKnown: boolean }) {
  const isBusy = useNavigation().state !== 'idle'
  if (!isKnown) return <GuardedForm {...props} hasTrap />
  return (
    <Form method="post" action={props.action} className="grid gap-6">
      <RefusalSummary refusal={props.refusal} />
      {props.children}
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {props.submit}
        </Button>
      </div>
    </Form>
  )
}
