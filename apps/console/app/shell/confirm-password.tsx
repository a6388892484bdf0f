import { Button, LinkButton } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Form, useLocation, useNavigation } from 'react-router'
import { type PasswordQuestion, passwordAgain } from '../operations/problem.ts'

/** Asks for the password, and sends the form that waits for it once more. */
export function ConfirmPassword({ ask: { fields, refusal, isLost } }: { ask: PasswordQuestion }) {
  const { pathname, search } = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  // the home page shares its address with the frame around it
  const isHome = pathname === '/'
  const isNamed = !isHome || new URLSearchParams(search).has('index')
  const action = isNamed ? pathname + search : `/?index${search.replace('?', '&')}`
  return (
    // browsers send no cookies of /console with the data of home, which is at /console.data
    <Form method="post" action={action} reloadDocument={isHome} className="mt-4 grid max-w-md gap-4 text-start">
      {isLost && <p>Secrets that you typed aren’t kept: after this, fill in the form again.</p>}
      {fields.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form is only sent on
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label="Password"
        name={passwordAgain}
        type="password"
        autoComplete="current-password"
        error={refusal ?? undefined}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Continue
        </Button>
        <LinkButton href={pathname + search} kind="quiet">
          Cancel
        </LinkButton>
      </div>
    </Form>
  )
}
