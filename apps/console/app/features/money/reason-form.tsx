import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { DocumentOutcome } from './work-on-document.server.ts'

interface Props {
  title: string
  intent: 'refund' | 'reverse'
  /** A second press is the same posting. */
  formKey: string
  outcome: DocumentOutcome | undefined
  label: string
  hint?: string
  button: string
  /** The effect, in a sentence. */
  children: ReactNode
}

/** The problem that this form came back with. */
export const problemOf = (outcome: DocumentOutcome | undefined, intent: Props['intent']): string | undefined =>
  outcome?.typed.intent === intent ? outcome.problem : undefined

/** Posts against a document, for a reason. */
export function ReasonForm({ title, intent, formKey, outcome, label, hint, button, children }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const problem = problemOf(outcome, intent)
  return (
    <ScreenPart title={title}>
      <p className="text-stone">{children}</p>
      <Form method="post" preventScrollReset className="grid gap-3" key={formKey}>
        <input type="hidden" name="key" value={formKey} />
        {problem && (
          <Notice kind="error" isLive>
            {problem}
          </Notice>
        )}
        <TextField
          label={label}
          name="reason"
          id={`${intent}-reason`}
          maxLength={300}
          required
          autoComplete="off"
          hint={hint}
          defaultValue={problem ? (outcome?.typed.reason ?? '') : ''}
        />
        <div>
          <Button type="submit" name="intent" value={intent} isBusy={isBusy}>
            {button}
          </Button>
        </div>
      </Form>
    </ScreenPart>
  )
}
