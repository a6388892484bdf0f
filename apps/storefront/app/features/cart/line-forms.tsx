import type { CartLine } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { controlClass } from '@tessera/ui/control-class'
import { Disclosure } from '@tessera/ui/disclosure'
import { Link } from '@tessera/ui/link'
import { NumberStepper } from '@tessera/ui/number-stepper'
import { useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { track } from '../../kit/tracking/track.ts'
import type { CartRefusal } from './cart-refusal.ts'
import { trackLines } from './track-lines.ts'

interface Props {
  line: CartLine
  fetcher: ReturnType<typeof useFetcher>
}

interface RefusableProps extends Props {
  refusal: CartRefusal | undefined
  /** The ID of the message beside the forms. */
  errorId: string
}

export function LineActions(props: RefusableProps & { hasProjects: boolean }) {
  const { line, hasProjects, fetcher } = props
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-3">
      {line.kind === 'product' && <QuantityForm {...props} />}
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

/** Long enough to type a number of several digits, which would else be saved digit by digit. */
const typingPause = 400

function QuantityForm({ line, fetcher, refusal, errorId }: RefusableProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const save = (quantity: number) => {
    const { lineItemId } = line
    const form = { intent: 'quantity', lineItemId, quantity: String(quantity), stay: 'yes' }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => fetcher.submit(form, { method: 'post', action: '/shopping-cart' }), typingPause)
  }
  const isRefused = refusal?.intent === 'quantity'
  const asked = fetcher.formData?.get('intent') === 'quantity' ? fetcher.formData.get('quantity') : null
  return (
    <fetcher.Form
      method="post"
      action="/shopping-cart"
      onSubmit={() => clearTimeout(timer.current)}
      noValidate
      className="flex items-center gap-2"
    >
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="lineItemId" value={line.lineItemId} />
      <NumberStepper
        id={`quantity-${line.lineItemId}`}
        name="quantity"
        label={`Quantity of ${line.name}`}
        defaultValue={Number(asked ?? (isRefused ? refusal.typed : line.quantity))}
        max={100_000}
        isCompact
        errorId={isRefused ? errorId : undefined}
        onChange={save}
      />
      <noscript>
        <Button type="submit" size="Small">
          Update
        </Button>
      </noscript>
    </fetcher.Form>
  )
}

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
export function AreaForm({ line, fetcher, refusal, errorId }: RefusableProps) {
  const isRefused = refusal?.intent === 'area'
  const { Form } = fetcher
  return (
    <Disclosure
      summary={<span className="text-sm">Change by area</span>}
      isOpen={isRefused || undefined}
      className="no-print mt-1 border-b-0"
    >
      <Form method="post" action="/shopping-cart" noValidate className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="intent" value="area" />
        <input type="hidden" name="lineItemId" value={line.lineItemId} />
        <input type="hidden" name="sqftPerBox" value={(line.areaSqft ?? 0) / line.quantity} />
        <label className="grid gap-1.5 text-sm font-bold">
          Area, sq ft
          <input
            key={line.areaSqft}
            name="area"
            id={`area-${line.lineItemId}`}
            type="number"
            min="0.01"
            step="any"
            defaultValue={isRefused ? refusal.typed : String(line.areaSqft)}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? errorId : undefined}
            required
            className={`${controlClass} min-h-11 w-32 font-normal`}
          />
        </label>
        <Button type="submit" isBusy={fetcher.state !== 'idle' && fetcher.formData?.get('intent') === 'area'}>
          Set
        </Button>
      </Form>
    </Disclosure>
  )
}
