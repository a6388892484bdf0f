import type { CartLine } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { formatArea, formatDay, formatUnits, formatWeight } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { NumberStepper } from '@tessera/ui/number-stepper'
import { Picture } from '@tessera/ui/picture'
import { Money } from '@tessera/ui/price'
import { useFetcher } from 'react-router'
import { track } from '../../kit/tracking/track.ts'
import type { CartCoverage } from './coverage.ts'
import { CoverageNotes } from './coverage-notes.tsx'
import { trackLines } from './track-lines.ts'

interface Props {
  line: CartLine
  /** False for guests. */
  hasProjects: boolean
  /** How much of the planned quantity this line covers. */
  coverage: readonly CartCoverage[]
  problem?: string | undefined
}

/** One cart line with boxes, area, price and availability. */
export function CartLineRow({ line, hasProjects, coverage, problem }: Props) {
  const fetcher = useFetcher()
  const intent = fetcher.formData?.get('intent')
  if (intent === 'remove' || intent === 'later') return null
  const isBusy = fetcher.state !== 'idle'
  return (
    <li
      className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-grout py-6 tablet:grid-cols-[8rem_1fr_auto] tablet:gap-6"
      aria-busy={isBusy}
    >
      <Link href={line.product_url} tabIndex={-1} aria-hidden="true">
        <Picture sku={line.sku} alt="" sizes="128px" />
      </Link>
      <div className="grid content-start gap-1">
        <h3 className="font-sans text-base font-bold leading-snug">
          <Link href={line.product_url} className="no-underline hover:underline">
            {line.name}
          </Link>
        </h3>
        <p className="text-sm text-stone">{measuresText(line)}</p>
        <LineAvailability line={line} />
        <CoverageNotes coverage={coverage} unit={unitOf(line)} />
        {[...line.problems, ...(problem ? [problem] : [])].map((text) => (
          <p key={text} role="alert" className="text-sm text-sale">
            {text}
          </p>
        ))}
        <QuantityForm line={line} hasProjects={hasProjects} fetcher={fetcher} />
        {line.areaSqft !== null && line.kind === 'product' && <AreaForm line={line} />}
      </div>
      <div className="col-span-2 flex items-baseline justify-between gap-4 tablet:col-span-1 tablet:grid tablet:content-start tablet:justify-items-end">
        <Money cents={line.lineTotalCents} className="text-lg font-bold" />
        <span className="text-sm text-stone">
          <Money cents={line.unitPriceCents} /> per {unitOf(line)}
          {line.retailUnitPriceCents > line.unitPriceCents && (
            <s className="ps-2">
              <span className="sr-only">Retail </span>
              <Money cents={line.retailUnitPriceCents} />
            </s>
          )}
        </span>
        {line.discountCents > 0 && (
          <span className="text-sm text-sage">
            You save <Money cents={line.discountCents} />
          </span>
        )}
      </div>
    </li>
  )
}

const measuresText = ({ quantity, purchaseUnit, areaSqft, pieces, weightLbs, pricePerSqftCents }: CartLine): string =>
  [
    formatUnits(quantity, purchaseUnit === 'each' ? 'piece' : purchaseUnit),
    areaSqft === null ? '' : formatArea(areaSqft),
    pieces === null ? '' : formatUnits(pieces, 'piece'),
    weightLbs > 0 ? formatWeight(weightLbs) : '',
    pricePerSqftCents === null ? '' : `$${(pricePerSqftCents / 100).toFixed(2)} / sq ft`,
  ]
    .filter(Boolean)
    .join(' · ')

function LineAvailability({ line: { availability, lots, isMixedLot, kind } }: { line: CartLine }) {
  const isGood = availability.status === 'ships' || availability.status === 'in-stock'
  return (
    <>
      <p className={`text-sm ${isGood ? 'text-sage' : 'text-amber'}`}>
        {availability.text}
        {availability.readyOn && `, ready ${formatDay(availability.readyOn)}`}
      </p>
      {kind === 'product' && lots.length > 0 && (
        <p className="text-sm text-stone">
          {isMixedLot ? 'Lots ' : 'Lot '}
          {lots.map(({ lotNo, boxes }) => (isMixedLot ? `${lotNo} (${boxes})` : lotNo)).join(', ')}
        </p>
      )}
    </>
  )
}

const unitOf = ({ purchaseUnit }: CartLine): string => (purchaseUnit === 'each' ? 'piece' : purchaseUnit)

/** Takes the quantity in square feet; the server rounds up to boxes. */
function AreaForm({ line }: { line: CartLine }) {
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

function QuantityForm({
  line,
  hasProjects,
  fetcher,
}: Omit<Props, 'problem' | 'coverage'> & { fetcher: ReturnType<typeof useFetcher> }) {
  const id = `quantity-${line.lineItemId}`
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {line.kind === 'product' && (
        <fetcher.Form method="post" action="/shopping-cart" className="flex items-center gap-2">
          <input type="hidden" name="intent" value="quantity" />
          <input type="hidden" name="lineItemId" value={line.lineItemId} />
          <NumberStepper
            key={line.quantity}
            id={id}
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
      )}
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
