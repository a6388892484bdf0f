import type { SheetAlternate, SheetDetail, SheetItem } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { refusalIn } from '../../kit/plans/scoped-form.tsx'
import { surfaceText } from '../../kit/plans/surface-options.ts'
import { SheetActionButton } from './sheet-action-button.tsx'
import { SheetItemForm } from './sheet-item-form.tsx'

interface Props {
  item: SheetItem
  sheet: SheetDetail
  refusal: FormRefusal | undefined
}

/** One item with its alternates and the selected one. */
export function SheetItemRow({ item, sheet, refusal }: Props) {
  const { id, chosenAlternateId, alternates } = item
  return (
    <li className="grid gap-4 border-b border-grout py-6">
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 tablet:grid-cols-[9rem_minmax(0,1fr)_auto] tablet:gap-x-6">
        <Picture
          sku={item.sku}
          image={item.sku_image_url}
          alt={item.altText}
          sizes="144px"
          maxWidth={480}
          className="self-start"
        />
        <div className="grid min-w-0 content-start justify-items-start gap-1">
          {chosenAlternateId === null && alternates.length > 0 && <Badge kind="success">Chosen</Badge>}
          <h3 className="font-sans text-base leading-snug font-bold">
            <Link href={item.product_url} className="no-underline hover:underline">
              {item.name}
            </Link>
          </h3>
          <ItemFacts item={item} />
        </div>
        <PriceLines of={item} sheet={sheet} className="col-start-2 tablet:col-start-3 tablet:justify-items-end" />
      </div>
      {alternates.length > 0 && (
        <ul className="grid gap-px border border-grout bg-grout tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-2">
          {alternates.map((one) => (
            <AlternateCard key={one.id} alternate={one} item={item} sheet={sheet} />
          ))}
        </ul>
      )}
      {sheet.canEdit && (
        <details className="disclosure" open={refusalIn(refusal, id) !== undefined}>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline decoration-line">
            Change<span className="sr-only">: {item.name}</span>
          </summary>
          <div className="grid gap-4 border border-grout bg-surface p-4">
            <SheetItemForm key={sheet.revision} item={item} sheet={sheet} refusal={refusal} />
            <div className="flex flex-wrap items-center gap-x-4">
              <Link
                href={`/account/selection-sheets/${sheet.selectionSheetId}/add?item=${id}`}
                className="inline-flex min-h-9 items-center text-sm"
              >
                Add an alternate
              </Link>
              <SheetActionButton sheet={sheet} intent="item-remove" kind="quiet" size="Small" more={{ itemId: id }}>
                Remove<span className="sr-only">: {item.name}</span>
              </SheetActionButton>
            </div>
          </div>
        </details>
      )}
    </li>
  )
}

function ItemFacts({ item }: { item: SheetItem }) {
  const { surface, pattern, size, finish, grout, trim, areaSqft, boxes, purchaseUnit, notes, isGone } = item
  const extras = [grout && `Grout: ${grout}`, trim && `Trim: ${trim}`].filter(Boolean)
  return (
    <>
      <p className="text-sm text-stone">{[surfaceText(surface, pattern), size, finish].filter(Boolean).join(' · ')}</p>
      <p className="text-sm">
        {[areaSqft === null ? '' : formatArea(areaSqft), formatUnits(boxes, purchaseUnit)].filter(Boolean).join(' · ')}
      </p>
      {extras.length > 0 && <p className="text-sm text-stone">{extras.join(' · ')}</p>}
      {notes && <p className="text-sm text-stone">“{notes}”</p>}
      {isGone && <p className="text-sm text-sale">No longer available. Choose another product.</p>}
    </>
  )
}

interface PriceProps {
  of: SheetItem | SheetAlternate
  sheet: SheetDetail
  className: string
}

/** The owner's cost and the client's price side by side. */
function PriceLines({ of, sheet, className }: PriceProps) {
  return (
    <dl className={`grid content-start gap-x-4 text-sm ${className}`}>
      <div className="flex gap-2">
        <dt className="text-stone">Your cost</dt>
        <dd className="tabular">{formatMoney(of.costCents)}</dd>
      </div>
      <div className="flex gap-2">
        <dt className="text-stone">Client</dt>
        <dd className="tabular">{sheet.priceView === 'none' ? 'no prices shown' : formatMoney(of.clientPriceCents)}</dd>
      </div>
    </dl>
  )
}

function AlternateCard({ alternate, item, sheet }: { alternate: SheetAlternate; item: SheetItem; sheet: SheetDetail }) {
  const isChosen = item.chosenAlternateId === alternate.id
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 bg-surface p-3">
      <Picture
        sku={alternate.sku}
        image={alternate.sku_image_url}
        alt={alternate.altText}
        sizes="64px"
        className="self-start"
      />
      <div className="grid content-start justify-items-start gap-1 text-sm">
        <span className="text-stone">Alternate</span>
        {isChosen && <Badge kind="success">Chosen</Badge>}
        <Link href={alternate.product_url} className="no-underline hover:underline">
          {alternate.name}
        </Link>
        {alternate.note && <span className="text-stone">“{alternate.note}”</span>}
        {alternate.isGone && <span className="text-sale">No longer available</span>}
        <PriceLines of={alternate} sheet={sheet} className="" />
        {sheet.canEdit && (
          <SheetActionButton
            sheet={sheet}
            intent="alternate-remove"
            kind="quiet"
            size="Small"
            more={{ itemId: item.id, alternateId: alternate.id }}
          >
            Remove<span className="sr-only">: {alternate.name}</span>
          </SheetActionButton>
        )}
      </div>
    </li>
  )
}
