import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'

interface Props {
  error?: string | undefined
  typed?: string | undefined
  isBusy: boolean
}

/** Free, at the store nearest to a ZIP code. */
export function PickUpForm({ error, typed, isBusy }: Props) {
  return (
    <Disclosure summary="Pick it up at a store, free" isOpen={error !== undefined || undefined}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="pick-up" />
        <TextField
          label="ZIP code"
          name="pickUpZip"
          inputMode="numeric"
          maxLength={5}
          defaultValue={typed ?? ''}
          error={error}
          hint="We choose the nearest store and hold your order for 14 days."
          required
        />
        <div>
          <Button type="submit" isBusy={isBusy}>
            Pick up at the nearest store
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
