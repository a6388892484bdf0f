import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { FieldError, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { EmailField } from '../../kit/forms/email-field.tsx'
import { LimitFields } from './limit-fields.tsx'
import { userRights } from './rights.ts'

interface Props {
  /** The rights of the current user, who can't grant others. */
  held: readonly string[]
  refusal: FormRefusal | undefined
  isBusy: boolean
}

export function InviteForm({ held, refusal, isBusy }: Props) {
  const field = fieldsOf(refusal)
  const offered = userRights.filter(({ id }) => held.includes(id))
  return (
    <Form method="post" action="/account/users" className="grid max-w-2xl gap-5">
      <input type="hidden" name="intent" value="invite" />
      <EmailField {...field('email')} autoComplete="off" />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="First name" {...field('firstName')} autoComplete="off" maxLength={100} required />
        <TextField label="Last name" {...field('lastName')} autoComplete="off" maxLength={100} required />
      </div>
      <fieldset className="grid gap-2" id="rights" tabIndex={-1}>
        <legend className="mb-2 text-sm font-bold">Permissions</legend>
        {offered.map(({ id, label, hint }) => (
          <Checkbox
            key={id}
            label={label}
            hint={hint}
            name="rights"
            id={`right-${id}`}
            value={id}
            defaultChecked={id === 'buy'}
          />
        ))}
        <FieldError id="rights-error" problem={refusal?.fields.rights} />
      </fieldset>
      <LimitFields refusal={refusal} />
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Send invitation
        </Button>
      </div>
    </Form>
  )
}
