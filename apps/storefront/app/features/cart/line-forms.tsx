import type { CartLine } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { NumberStepper } from '@tessera/ui/number-stepper'
import { useFetcher } from 'react-router'
import { track } from '../../kit/tracking/track.ts'
import { trackLines } from './track-lines.ts'

interface Props {
  line: CartLine
  fetcher: ReturnType<typeof useFetcher>
}

export function LineActions({ line, hasProjects, fetcher }: Props & { hasProjects: boolean }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {line.kind === 'product' && <QuantityForm line={line} fetcher={fetcher} />}
      <RemoveForm line={line} fetcher={fetcher} />
      {hasProjects && line.kind === 'product' && (
        <Link
          href={`${line.product_url}/project`}
          aria-label={`Add to a project: ${line.name}`}
          className="inline-flex min-h-9 items-center text-sm"
        >
          Add to a project
        </Link>
      )}
    </div>
  )
}

const QuantityForm = ({ line, fetcher }: Props) => (
  <fetcher.Form method="post" action="/shopping-cart" className="flex items-center gap-2">
    <input type="hidden" name="intent" value="quantity" />
    <input type="hidden" name="lineItemId" value={line.lineItemId} />
    <NumberStepper
      key={line.quantity}
      id={`quantity-${line.lineItemId}`}
      name="quantity"
      label={`Quantity of ${line.name}`}
      defaultValue={line.quantity}
      max={100_000}
      isCompact
      onChange={(quantity) =>
        fetcher.submit(
          { intent: 'quantity', lineItemId: line.lineItemId, quantity: String(quantity), stay: 'yes' },
          { method: 'post', action: '/shopping-cart' },
        )
      }
    />
    <noscript>
      <Button type="submit" size="Small">
        Update
      </Button>
    </noscript>
  </fetcher.Form>
)

const RemoveForm = ({ line, fetcher }: Props) => (
  <fetcher.Form
    method="post"
    action="/shopping-cart"
    onSubmit={() => track('remove_from_cart', { items: trackLines([line]) })}
    className="-ms-3"
  >
    <input type="hidden" name="lineItemId" value={line.lineItemId} />
    <input type="hidden" name="sku" value={line.sku} />
    <input type="hidden" name="quantity" value={line.quantity} />
    <input type="hidden" name="room" value={line.room ?? ''} />
    <Button type="submit" name="intent" value="remove" kind="quiet" size="Small" aria-label={`Remove ${line.name}`}>
      Remove
    </Button>
    {line.kind === 'product' && (
      <Button
        type="submit"
        name="intent"
        value="later"
        kind="quiet"
        size="Small"
        aria-label={`Save for later: ${line.name}`}
      >
        Save for later
      </Button>
    )}
  </fetcher.Form>
)

/** Takes the quantity in square feet; the server rounds up to boxes. */
export function AreaForm({ line }: { line: CartLine }) {
  const { Form, state } = useFetcher()
  return (
    <Disclosure summary={<span className="text-sm">Change by area</span>} className="mt-1 border-b-0">
      <Form method="post" action="/shopping-cart" className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="intent" value="area" />
        <input type="hidden" name="lineItemId" value={line.lineItemId} />
        <input type="hidden" name="sqftPerBox" value={(line.areaSqft ?? 0) / line.quantity} />
        <TextField
          key={line.areaSqft}
          label="Area, sq ft"
          name="area"
          id={`area-${line.lineItemId}`}
          type="number"
          min="0.01"
          step="any"
          defaultValue={String(line.areaSqft)}
          required
          className="w-32"
        />
        <Button type="submit" isBusy={state !== 'idle'}>
          Set
        </Button>
      </Form>
    </Disclosure>
  )
}
