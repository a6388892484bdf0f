import { Button, LinkButton } from '@tessera/ui/button'
import { EmailText } from '@tessera/ui/email-text'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { FormPage } from '../../kit/forms/form-page.tsx'
import { NewPasswordField } from '../../kit/forms/new-password-field.tsx'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { SentState } from '../../kit/forms/sent-state.tsx'

interface EmailLinkFormProps {
  title: string
  intro: string
  /** The page URL without the token. */
  action: string
  link: { token: string; email: string | null }
  /** Undefined if the form sets no password. */
  passwordLabel?: string | undefined
  button: string
  refusal: FormRefusal | undefined
}

/** The form behind an emailed link: activation, invitation or password reset. */
export function EmailLinkForm({ title, intro, action, link, passwordLabel, button, refusal }: EmailLinkFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <FormPage title={title} intro={intro}>
      <Form method="post" action={action} className="grid max-w-xl gap-6">
        <RefusalSummary refusal={refusal} />
        <input type="hidden" name="token" value={link.token} />
        {link.email && (
          <p>
            Account for <EmailText email={link.email} className="font-bold" />
          </p>
        )}
        {passwordLabel && (
          <>
            <input type="hidden" name="username" autoComplete="username" value={link.email ?? ''} readOnly />
            <NewPasswordField label={passwordLabel} error={refusal?.fields.password} email={link.email} />
          </>
        )}
        <div>
          <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
            {button}
          </Button>
        </div>
      </Form>
    </FormPage>
  )
}

export const EmailLinkDone = ({ title, message }: { title: string; message: ReactNode }) => (
  <SentState
    title={title}
    message={<p>{message}</p>}
    action={
      <LinkButton href="/sign-in" kind="primary">
        Sign in
      </LinkButton>
    }
  />
)
