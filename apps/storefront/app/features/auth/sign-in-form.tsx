import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { Button } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Form, useNavigation } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { PasswordField } from '../../kit/forms/password-field.tsx'
import { UserNameField } from '../../kit/forms/user-name-field.tsx'

interface Props {
  back: string
  refusal: FormRefusal | undefined
  email: string | null
}

export function SignInForm({ back, refusal, email }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action="/sign-in" className="grid gap-5">
      <input type="hidden" name={returnUrlParameter} value={back} />
      <UserNameField defaultValue={refusal?.typed.userName ?? email ?? ''} error={refusal?.fields.userName} />
      <PasswordField name="password" error={refusal?.fields.password} autoComplete="current-password" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
          Sign in
        </Button>
        <Link href="/forgot-password" className="inline-flex min-h-11 items-center">
          Forgot your password?
        </Link>
      </div>
    </Form>
  )
}
