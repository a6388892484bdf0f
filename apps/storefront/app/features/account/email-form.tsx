import type { PersonalData } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { EmailText } from '@tessera/ui/email-text'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { EmailField } from '../../kit/forms/email-field.tsx'
import { PasswordField } from '../../kit/forms/password-field.tsx'

interface Props {
  known: PersonalData
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** The old address stays active until the email sent to the new one is confirmed. */
export const EmailForm = ({ known, refusal, isBusy }: Props) => (
  <Form method="post" className="grid gap-5">
    <input type="hidden" name="intent" value="email" />
    <p>
      You sign in with <EmailText email={known.email} className="font-bold" />.
    </p>
    {known.pendingEmail && (
      <Notice
        action={
          <Button type="submit" form="cancel-email" kind="quiet" size="Small">
            Cancel the change
          </Button>
        }
      >
        <EmailText email={known.pendingEmail} /> isn’t confirmed yet. Follow the link in our email.
      </Notice>
    )}
    <EmailField label="New email address" {...fieldsOf(refusal)('email')} />
    <PasswordField
      name="password"
      // two forms on the page have a password field; the error summary links to the refused one
      id={refusal ? 'password' : 'email-password'}
      label="Current password"
      error={refusal?.fields.password}
      autoComplete="current-password"
    />
    <div>
      <Button type="submit" isBusy={isBusy}>
        Change email address
      </Button>
    </div>
  </Form>
)

/** A separate form, because forms cannot nest. Its button is next to the notice, inside the email form. */
export const CancelEmail = () => (
  <Form method="post" id="cancel-email" hidden>
    <input type="hidden" name="intent" value="cancel-email" />
  </Form>
)
