import { TextField, type TextFieldProps } from '@tessera/ui/field'
import { checkEmail } from './check-email.ts'

export function EmailField({ label = 'Email', ...rest }: Omit<TextFieldProps, 'type' | 'label'> & { label?: string }) {
  return (
    <TextField
      label={label}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      check={checkEmail}
      required
      {...rest}
    />
  )
}
