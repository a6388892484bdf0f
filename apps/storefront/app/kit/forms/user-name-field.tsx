import { TextField, type TextFieldProps } from '@tessera/ui/field'

/** Most customers sign in by email, account users by an assigned user name. */
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
