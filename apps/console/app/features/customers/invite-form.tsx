import type { StaffAccount } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Disclosure } from '@tessera/ui/disclosure'
import { SelectField, TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import type { InviteOutcome } from './invite-person.server.ts'
import { rightWords } from './right-words.ts'

interface Props {
  account: StaffAccount
  outcome: InviteOutcome | undefined
}

/** A new person of the customer, for a manager who asked. They choose their password themselves. */
export function InviteForm({ account: { people }, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const managers = people.filter(({ status, rights }) => status === 'active' && rights.includes('can_create_user'))
  const typed = outcome?.problem ? outcome.typed : undefined
  if (managers.length === 0) return null
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    name,
    id: `invite-${name}`,
    required: true,
    autoComplete: 'off',
    defaultValue: typed?.[name] ?? '',
  })
  return (
    <Disclosure summary="Invite a person" isOpen={typed !== undefined || undefined}>
      <Form method="post" preventScrollReset className="grid gap-3" key={outcome?.done}>
        {outcome?.problem && (
          <Notice kind="error" isLive>
            {outcome.problem}
          </Notice>
        )}
        <SelectField
          label="Requested by"
          name="askedBy"
          defaultValue={typed?.askedBy ?? ''}
          options={managers.map(({ userID, name }) => ({ value: userID, label: name }))}
        />
        <TextField label="First name" maxLength={50} {...field('firstName')} />
        <TextField label="Last name" maxLength={50} {...field('lastName')} />
        <TextField label="Email" type="email" maxLength={100} {...field('email')} />
        <fieldset className="grid gap-1">
          <legend>This person</legend>
          {Object.entries(rightWords).map(([right, words]) => (
            <Checkbox
              key={right}
              label={words}
              name={`right.${right}`}
              defaultChecked={typed ? `right.${right}` in typed : right === 'buy'}
            />
          ))}
        </fieldset>
        <div>
          <Button type="submit" name="intent" value="invite" isBusy={isBusy}>
            Send the invitation
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
