import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { Form, useNavigation } from 'react-router'

interface QuickAddProps {
  problem?: string | undefined
  typed?: string | undefined
}

/** Adds a product by its SKU. */
export function QuickAdd({ problem, typed }: QuickAddProps) {
  const { state, formData } = useNavigation()
  return (
    <Disclosure summary="Add by SKU" isOpen={problem !== undefined || undefined}>
      <Form method="post" action="/shopping-cart" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="by" value="sku" />
        <TextField
          label="SKU"
          name="sku"
          id="quick-sku"
          autoComplete="off"
          defaultValue={typed ?? ''}
          error={problem}
          maxLength={40}
          required
          className="w-40"
        />
        <TextField
          label="Quantity (boxes or pieces)"
          name="quantity"
          id="quick-quantity"
          type="number"
          min={1}
          defaultValue="1"
          required
          className="w-36"
        />
        <Button type="submit" isBusy={state !== 'idle' && formData?.get('by') === 'sku'}>
          Add
        </Button>
      </Form>
    </Disclosure>
  )
}
