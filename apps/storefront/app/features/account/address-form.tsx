import type { SavedAddress } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Form } from 'react-router'
import { AddressFields } from '../../forms/address-fields.tsx'
import type { FormRefusal } from '../../forms/form-refusal.ts'

interface Props {
  known: SavedAddress | undefined
  refusal: FormRefusal | undefined
  isBusy: boolean
}

export function AddressForm({ known, refusal, isBusy }: Props) {
  const isTicked = (name: 'isShipping' | 'isBilling' | 'isDefault', first: boolean): boolean =>
    refusal ? refusal.typed[name] === 'on' : (known?.[name] ?? first)
  return (
    <Form method="post" className="grid gap-6">
      <input type="hidden" name="intent" value={known ? 'edit' : 'add'} />
      {known && <input type="hidden" name="id" value={known.id} />}
      <AddressFields section="shipping" known={known} typed={refusal?.typed} errors={refusal?.fields} />
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-sm font-bold">Use it for</legend>
        <Checkbox label="Deliveries" name="isShipping" defaultChecked={isTicked('isShipping', true)} />
        <Checkbox label="Bills" name="isBilling" defaultChecked={isTicked('isBilling', false)} />
        <Checkbox label="Offer it first at checkout" name="isDefault" defaultChecked={isTicked('isDefault', false)} />
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
