import type { PersonalData } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'

interface Props {
  known: PersonalData
  stores: readonly { value: string; label: string }[]
  refusal: FormRefusal | undefined
  isBusy: boolean
}

export function PersonalDataForm({ known, stores, refusal, isBusy }: Props) {
  const { firstName, lastName, phone, preferredStore } = known
  const field = fieldsOf(refusal, { firstName, lastName, phone, preferredStore })
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="data" />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="First name" {...field('firstName')} autoComplete="given-name" maxLength={100} required />
        <TextField label="Last name" {...field('lastName')} autoComplete="family-name" maxLength={100} required />
      </div>
      <TextField
        label="Phone"
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        hint="We only call about deliveries."
        isOptional
      />
      <SelectField
        label="Preferred store"
        {...field('preferredStore')}
        options={[{ value: '', label: 'None' }, ...stores]}
        isOptional
      />
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save
        </Button>
      </div>
    </Form>
  )
}
