import type { SavedAddress } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'

const texts = [
  'firstName',
  'lastName',
  'company',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'phone',
  'nickname',
  'deliveryNotes',
  'siteContact',
] as const
const ticks = ['isShipping', 'isBilling', 'isDefault'] as const

/** Says that the address was deleted and offers an undo. Orders have their own copy of it. */
export function DeletedAddress({ address }: { address: SavedAddress }) {
  return (
    <Notice
      isLive
      action={
        <Form method="post" action="/account/addresses">
          <input type="hidden" name="intent" value="add" />
          {texts.map((name) => (
            <input key={name} type="hidden" name={name} value={address[name] ?? ''} />
          ))}
          {ticks.map((name) => address[name] && <input key={name} type="hidden" name={name} value="on" />)}
          <Button type="submit" size="Small">
            Undo
          </Button>
        </Form>
      }
    >
      {address.street1}, {address.city} was deleted. Existing orders keep it.
    </Notice>
  )
}
