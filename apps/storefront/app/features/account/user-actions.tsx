import type { AccountUser } from '@tessera/client/shop/types.gen'
import { Button, type ButtonKind } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'

/** The actions for one user. Removing asks first. */
export function UserActions({ user }: { user: AccountUser }) {
  if (user.isSelf) return <span className="text-sm text-stone">This is you</span>
  const name = `${user.firstName} ${user.lastName}`
  return (
    <div className="flex flex-wrap items-start justify-end gap-x-1 gap-y-2 whitespace-nowrap tablet:-ms-3.5 tablet:justify-start">
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
      <Link
        href={`/account/users?remove=${encodeURIComponent(user.email)}#remove`}
        aria-label={`Remove: ${name}`}
        className="inline-flex min-h-9 items-center px-3.5 text-sm"
      >
        Remove
      </Link>
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
