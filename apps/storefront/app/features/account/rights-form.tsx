import type { AccountUser } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../forms/form-refusal.ts'
import { LimitFields } from './limit-fields.tsx'
import { rights } from './rights.ts'

interface Props {
  user: AccountUser
  /** Nobody gives or takes a right they do not hold. */
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
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-bold">May</legend>
        {rights.map(({ id, label, hint }) => (
          <Checkbox
            key={id}
            label={label}
            hint={held.includes(id) ? hint : 'You do not hold this right, so it stays as it is.'}
            name="rights"
            id={`right-${id}`}
            value={id}
            defaultChecked={user.rights.includes(id)}
            disabled={!held.includes(id)}
          />
        ))}
      </fieldset>
      <LimitFields known={user} refusal={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save the rights of {firstName}
        </Button>
        <LinkButton href="/account/users" kind="quiet">
          Leave as it is
        </LinkButton>
      </div>
    </Form>
  )
}
