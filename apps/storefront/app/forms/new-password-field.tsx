import { defaultRules, passwordProblems } from '@tessera/domain/identity/password-rules'
import { PasswordField } from './password-field.tsx'

interface Props {
  name?: string
  label?: string
  error?: string | undefined
}

const problem = (password: string): string | undefined => {
  const [first] = passwordProblems(password, defaultRules)
  return first && `The password ${first}.`
}

/** The rule stands there before anybody can break it. */
export function NewPasswordField({ name = 'password', label = 'Password', error }: Props) {
  return (
    <PasswordField
      name={name}
      label={label}
      error={error}
      check={problem}
      autoComplete="new-password"
      hint={`At least ${defaultRules.minimumLength} characters, with an uppercase letter, a lowercase letter and a number. Three or four words work well.`}
    />
  )
}
