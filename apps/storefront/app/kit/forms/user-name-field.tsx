import { TextField, type TextFieldProps } from '@tessera/ui/field'

/** Whoever signs in: most by e-mail, people of an account by a name they were given. */
export const UserNameField = (props: Pick<TextFieldProps, 'defaultValue' | 'error'>) => (
  <TextField
    {...props}
    label="Email or user name"
    name="userName"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    inputMode="email"
    maxLength={100}
    required
  />
)
