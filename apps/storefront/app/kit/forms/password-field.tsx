import { TextField, type TextFieldProps } from '@tessera/ui/field'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useState } from 'react'

/** A password field with a show button instead of a second field. Without JavaScript the button is absent. */
export function PasswordField({
  label = 'Password',
  ...rest
}: Omit<TextFieldProps, 'type' | 'after' | 'label'> & { label?: string }) {
  const [isShown, setIsShown] = useState(false)
  const canShow = useHydrated()
  return (
    <TextField
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      required
      after={
        canShow && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            className="min-h-9 cursor-pointer px-1 text-ink underline decoration-line"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )
      }
    />
  )
}
