import type { AccountUser } from '@tessera/client/shop/types.gen'
import { Button, type ButtonKind } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'

/** The actions for one user. Removing asks for confirmation with the user's name. */
export function UserActions({ user, heirs }: { user: AccountUser; heirs: readonly AccountUser[] }) {
  if (user.isSelf) return <span className="text-sm text-stone">This is you</span>
  const name = `${user.firstName} ${user.lastName}`
  return (
    <div className="flex flex-wrap items-start justify-end gap-x-1 gap-y-2 tablet:justify-start">
      {user.status === 'invited' && (
        <UserActionButton intent="again" email={user.email} label="Resend invitation" about={name} />
      )}
      {user.status === 'active' && <UserActionButton intent="lock" email={user.email} label="Lock" about={name} />}
      {user.status === 'locked' && <UserActionButton intent="unlock" email={user.email} label="Unlock" about={name} />}
      <Link
        href={`/account/users?edit=${encodeURIComponent(user.email)}#rights-of`}
        aria-label={`Permissions: ${name}`}
        className="inline-flex min-h-9 items-center px-3.5 text-sm"
      >
        Permissions
      </Link>
      <details className="text-start">
        <summary
          aria-label={`Remove: ${name}`}
          className="inline-flex min-h-9 cursor-pointer list-none items-center px-3.5 text-sm underline decoration-line"
        >
          Remove
        </summary>
        <div className="mt-1 grid max-w-64 gap-3 border border-grout bg-surface p-4 text-sm">
          <p>{name} can no longer sign in. Orders stay with the account.</p>
          <Form method="post" action="/account/users" className="grid gap-3">
            <input type="hidden" name="intent" value="delete" />
            <input type="hidden" name="email" value={user.email} />
            <SelectField
              label="Transfer projects, quotes and sheets to"
              name="heir"
              id={`heir-${user.email}`}
              options={heirs
                .filter(({ email }) => email !== user.email)
                .sort((one, other) => Number(other.isSelf) - Number(one.isSelf))
                .map(({ email, firstName, lastName, isSelf }) => ({
                  value: isSelf ? '' : email,
                  label: isSelf ? 'Me' : `${firstName} ${lastName}`,
                }))}
            />
            <div>
              <Button type="submit" kind="danger" size="Small">
                Remove {user.firstName}
              </Button>
            </div>
          </Form>
        </div>
      </details>
    </div>
  )
}

interface UserActionButtonProps {
  intent: string
  email: string
  label: string
  about: string
  kind?: ButtonKind
}

const UserActionButton = ({ intent, email, label, about, kind = 'quiet' }: UserActionButtonProps) => (
  <Form method="post" action="/account/users">
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="email" value={email} />
    <Button type="submit" kind={kind} size="Small" aria-label={about ? `${label}: ${about}` : undefined}>
      {label}
    </Button>
  </Form>
)
