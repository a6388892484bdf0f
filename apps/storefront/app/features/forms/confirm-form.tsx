import { Button } from '@tessera/ui/button'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'

interface Props {
  action: string
  token: string
  submit: string
  refusal: FormRefusal | undefined
  children?: ReactNode
}

/** An emailed link only shows this form; the button acts. Mail scanners that follow links change nothing. */
export function ConfirmForm({ action, token, submit, refusal, children }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={action} className="grid max-w-xl gap-6">
      <RefusalSummary refusal={refusal} />
      <input type="hidden" name="token" value={refusal?.typed.token ?? token} />
      {children}
      <div>
        <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
