import { Button } from '@tessera/ui/button'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { NewPasswordField } from '../../kit/forms/new-password-field.tsx'
import { PasswordField } from '../../kit/forms/password-field.tsx'

interface Props {
  email: string
  refusal: FormRefusal | undefined
  isBusy: boolean
}

export function PasswordForm({ email, refusal, isBusy }: Props) {
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="password" />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="oldPassword"
        label="Current password"
        error={refusal?.fields.oldPassword}
        autoComplete="current-password"
      />
      <NewPasswordField name="newPassword" label="New password" error={refusal?.fields.newPassword} email={email} />
      <p className="text-sm text-stone">You’ll stay signed in here and be signed out on other devices.</p>
      <div>
        <Button type="submit" isBusy={isBusy}>
          Change password
        </Button>
      </div>
    </Form>
  )
}
