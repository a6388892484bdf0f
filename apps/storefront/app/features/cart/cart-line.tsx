import type { CartLine } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { FieldError } from '@tessera/ui/field'
import { formatArea, formatDay, formatUnits, formatWeight } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { Money } from '@tessera/ui/price'
import { useFetcher } from 'react-router'
import { type CartRefusal, cartRefusalIn } from './cart-refusal.ts'
import type { CartCoverage } from './coverage.ts'
import { CoverageNotes } from './coverage-notes.tsx'
import { AreaForm, LineActions } from './line-forms.tsx'

interface Props {
  line: CartLine
  /** False for guests. */
  hasProjects: boolean
  /** How much of the planned quantity this line covers. */
  coverage: readonly CartCoverage[]
  /** The refusal of a form that was sent without JavaScript. */
  sent?: CartRefusal | undefined
}

/** One cart line with boxes, area, price and availability. */
export function CartLineRow({ line, hasProjects, coverage, sent }: Props) {
  const fetcher = useFetcher()
  const intent = fetcher.formData?.get('intent')
  if (intent === 'remove' || intent === 'later') return null
  const isBusy = fetcher.state !== 'idle'
  const refusal = fetcher.data === undefined ? sent : cartRefusalIn(fetcher.data)
  const errorId = `problem-${line.lineItemId}`
  return (
    <li
      className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-grout py-6 tablet:grid-cols-[8rem_1fr_auto] tablet:gap-6"
      aria-busy={isBusy}
    >
      <Link href={line.product_url} tabIndex={-1} aria-hidden="true">
        <Picture sku={line.sku} image={line.sku_image_url} alt="" sizes="128px" maxWidth={480} />
      </Link>
      <div className="grid content-start gap-1">
        <h3 className="font-sans text-base font-bold leading-snug">
          <Link href={line.product_url} className="no-underline hover:underline">
            {keepSizeTogether(line.name)}
          </Link>
        </h3>
        <p className="text-sm text-stone">{measuresText(line)}</p>
        <LineAvailability line={line} />
        <CoverageNotes coverage={coverage} unit={unitOf(line)} />
        {line.problems.map((text) => (
          <p key={text} role="alert" className="text-sm text-sale">
            {text}
          </p>
        ))}
        <LineActions line={line} hasProjects={hasProjects} fetcher={fetcher} refusal={refusal} errorId={errorId} />
        {/* gone while the next try is under way, so that the same refusal is announced again */}
        {refusal && !isBusy && (
          <div role="alert">
            <FieldError id={errorId} problem={refusal.message} />
          </div>
        )}
        {line.areaSqft !== null && line.kind === 'product' && (
          <AreaForm line={line} fetcher={fetcher} refusal={refusal} errorId={errorId} />
        )}
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

const unitOf = ({ purchaseUnit }: CartLine): string => (purchaseUnit === 'each' ? 'piece' : purchaseUnit)

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
