import { ownValue } from '@tessera/contract/kit/own-value'
import { Button } from '@tessera/ui/button'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import type { FailedForm } from '../../http/failed-form.ts'
import { fieldLabels } from '../../kit/forms/field-labels.ts'
import { PasswordField } from '../../kit/forms/password-field.tsx'

interface Props {
  form: FailedForm
  message: string | undefined
}

/**
 * A form that could not be saved and whose page cannot be rendered either: the same fields, filled in, and the same
 * action. It submits as a full page load, so that it works without JavaScript and clears the error.
 */
export function ResendForm({ form: { action, fields, secrets, files }, message }: Props) {
  return (
    <div className="page grid max-w-2xl gap-8 py-12">
      <title>Not saved yet</title>
      <h1 className="text-4xl">Not saved yet</h1>
      <Notice kind="error" isLive>
        {message}
      </Notice>
      <form
        method="post"
        action={action}
        encType={files.length > 0 ? 'multipart/form-data' : undefined}
        className="grid gap-5"
      >
        {fields.map(([name, value], at) => (
          <ResentField
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form that was sent never change
            key={at}
            name={name}
            value={value}
            isOnly={fields.filter(([other]) => other === name).length === 1}
          />
        ))}
        {secrets.map((name) => (
          <SecretField key={name} name={name} />
        ))}
        {files.map((name) => (
          <TextField key={name} type="file" name={name} label="File" hint="Please choose it again." isOptional />
        ))}
        <div>
          <Button type="submit" kind="primary" size="Large">
            Try again
          </Button>
        </div>
      </form>
    </div>
  )
}

const longText = 60

/** Typed values are editable; other fields are sent hidden. */
function ResentField({ name, value, isOnly }: { name: string; value: string; isOnly: boolean }) {
  const label = isOnly && value !== '' ? ownValue(fieldLabels, name) : undefined
  if (!label) return <input type="hidden" name={name} value={value} />
  return value.length > longText || value.includes('\n') ? (
    <TextAreaField name={name} label={label} defaultValue={value} rows={6} />
  ) : (
    <TextField name={name} label={label} defaultValue={value} />
  )
}

const passwords: Readonly<Record<string, string>> = {
  password: 'Password',
  oldPassword: 'Current password',
  newPassword: 'New password',
}

/** Must be typed again: secrets are never sent back. */
function SecretField({ name }: { name: string }) {
  const label = ownValue(passwords, name)
  if (label)
    return (
      <PasswordField
        name={name}
        label={label}
        autoComplete={name === 'newPassword' ? 'new-password' : 'current-password'}
      />
    )
  return <TextField name={name} label={labelFromName(name)} autoComplete="off" required />
}

/** `bank.accountNumber` becomes "account number". */
const labelFromName = (name: string): string => {
  const label = (name.split('.').at(-1) ?? name).replace(/([A-Z])/g, ' $1').toLowerCase()
  return label.charAt(0).toUpperCase() + label.slice(1)
}
