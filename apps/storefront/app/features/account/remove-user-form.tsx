import type { AccountUser } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { Form } from 'react-router'

/** Asks before a user is removed, and who takes over. Every active user can. */
export function RemoveUserForm({ user, users }: { user: AccountUser; users: readonly AccountUser[] }) {
  const name = `${user.firstName} ${user.lastName}`
  const heirs = users
    .filter(({ email, status }) => email !== user.email && status === 'active')
    .sort((one, other) => Number(other.isSelf) - Number(one.isSelf))
  return (
    <section className="grid gap-4 border-t border-grout pt-8" id="remove" aria-labelledby="remove-heading">
      <h2 id="remove-heading" className="text-2xl">
        Remove {name}
      </h2>
      <p>{name} can no longer sign in. Orders stay with the account.</p>
      <Form method="post" action="/account/users" className="grid max-w-md gap-4">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="email" value={user.email} />
        <SelectField
          label="Transfer projects, quotes and sheets to"
          name="heir"
          id="heir"
          options={heirs.map(({ email, firstName, lastName, isSelf }) => ({
            value: isSelf ? '' : email,
            label: isSelf ? 'Me' : `${firstName} ${lastName}`,
          }))}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="danger">
            Remove {user.firstName}
          </Button>
          <LinkButton href="/account/users">Cancel</LinkButton>
        </div>
      </Form>
    </section>
  )
}
