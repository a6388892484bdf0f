import type { AccountUser } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { FieldError } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { LimitFields } from './limit-fields.tsx'
import { userRights } from './rights.ts'

interface Props {
  user: AccountUser
  /** The rights of the current user, who can't grant or revoke others. */
  held: readonly string[]
  refusal: FormRefusal | undefined
  isBusy: boolean
}

export function RightsForm({ user, held, refusal, isBusy }: Props) {
  const { email, firstName } = user
  return (
    <Form method="post" className="grid max-w-2xl gap-5">
      <input type="hidden" name="intent" value="rights" />
      <input type="hidden" name="email" value={email} />
      <fieldset className="grid gap-2" id="rights" tabIndex={-1}>
        <legend className="mb-2 text-sm font-bold">Permissions</legend>
        {userRights.map(({ id, label, hint }) => (
          <Checkbox
            key={id}
            label={label}
            hint={held.includes(id) ? hint : 'You don’t have this permission, so you can’t change it.'}
            name="rights"
            id={`right-${id}`}
            value={id}
            defaultChecked={user.rights.includes(id)}
            disabled={!held.includes(id)}
          />
        ))}
        <FieldError id="rights-error" problem={refusal?.fields.rights} />
      </fieldset>
      <LimitFields known={user} refusal={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save permissions for {firstName}
        </Button>
        <LinkButton href="/account/users" kind="quiet">
          Cancel
        </LinkButton>
      </div>
    </Form>
  )
}
