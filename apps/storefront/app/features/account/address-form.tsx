import type { SavedAddress } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { AddressFields } from '../../kit/forms/address-fields.tsx'

interface Props {
  known: SavedAddress | undefined
  refusal: FormRefusal | undefined
  isBusy: boolean
}

export function AddressForm({ known, refusal, isBusy }: Props) {
  const isTicked = (name: 'isShipping' | 'isBilling' | 'isDefault', first: boolean): boolean =>
    refusal ? refusal.typed[name] === 'on' : (known?.[name] ?? first)
  const field = fieldsOf(refusal, {
    nickname: known?.nickname,
    siteContact: known?.siteContact,
    deliveryNotes: known?.deliveryNotes,
  })
  return (
    <Form method="post" className="grid gap-6">
      <input type="hidden" name="intent" value={known ? 'edit' : 'add'} />
      {known && <input type="hidden" name="id" value={known.id} />}
      <AddressFields section="shipping" known={known} typed={refusal?.typed} errors={refusal?.fields} />
      <TextField
        label="Address nickname"
        {...field('nickname')}
        hint="For example, Elm Street job. Shown at checkout."
        maxLength={60}
        autoComplete="off"
        isOptional
      />
      <TextField
        label="Site contact"
        {...field('siteContact')}
        hint="Name and phone number of the person on site."
        maxLength={100}
        autoComplete="off"
        isOptional
      />
      <TextField
        label="Delivery notes"
        {...field('deliveryNotes')}
        hint="Gate code, truck restrictions, access. Added to the delivery instructions at checkout."
        maxLength={300}
        autoComplete="off"
        isOptional
      />
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-sm font-bold">Use it for</legend>
        <Checkbox label="Deliveries" name="isShipping" defaultChecked={isTicked('isShipping', true)} />
        <Checkbox label="Bills" name="isBilling" defaultChecked={isTicked('isBilling', false)} />
        <Checkbox
          label="Make this my default at checkout"
          name="isDefault"
          defaultChecked={isTicked('isDefault', false)}
        />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save address
        </Button>
        <LinkButton href="/account/addresses" kind="quiet">
          Cancel
        </LinkButton>
      </div>
    </Form>
  )
}
