import { brand } from '@tessera/contract/brand'
import { defaultRules, passwordProblems } from '@tessera/domain/identity/password-rules'
import { PasswordField } from './password-field.tsx'

interface Props {
  name?: string
  label?: string
  error?: string | undefined
  /** The customer's email, if known; the password must not contain it. */
  email?: string | null
}

const findProblem = (password: string, email: string | null): string | undefined => {
  const [first] = passwordProblems(password, defaultRules, { names: email ? [brand.name, email] : [brand.name] })
  return first && `The password ${first}.`
}

/** Shows the password rule up front. The list of common passwords stays on the server. */
export function NewPasswordField({ name = 'password', label = 'Password', error, email = null }: Props) {
  return (
    <PasswordField
      name={name}
      label={label}
      error={error}
      check={(password) => findProblem(password, email)}
      autoComplete="new-password"
      hint={`Use at least ${defaultRules.minimumLength} characters. Three or four words work well. We don’t accept very common passwords.`}
    />
  )
}
