import type { OrderLine, OrderShipment } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Badge, type BadgeKind } from '@tessera/ui/badge'
import { formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { useTimeZone } from '@tessera/ui/time-zone'
import { type LinePart, partsOf } from './line-parts.ts'
import { fulfilmentTexts, lineProgress } from './line-progress.ts'

const kinds: Partial<Record<OrderLine['fulfilment'], BadgeKind>> = {
  'ready-for-pick-up': 'warning',
  delivered: 'success',
  backordered: 'warning',
  canceled: 'sale',
}

interface Props {
  lines: readonly OrderLine[]
  shipments: readonly OrderShipment[]
  year: number
  /** Nothing is confirmed before it is approved. */
  isAwaitingApproval?: boolean
}

/** Boxes, area, lot and progress of each line. */
export function OrderLines({ lines, shipments, year, isAwaitingApproval = false }: Props) {
  return (
    <section aria-labelledby="lines" className="grid gap-4">
      <h2 id="lines" className="text-2xl">
        {formatUnits(lines.length, 'item')}
      </h2>
      <ul className="border-t border-grout">
        {lines.map((line) => (
          <OrderLineRow
            key={line.lineNo}
            line={line}
            parts={partsOf(line, shipments)}
            year={year}
            hasStatus={!isAwaitingApproval}
          />
        ))}
      </ul>
    </section>
  )
}

interface OrderLineRowProps {
  line: OrderLine
  parts: readonly LinePart[]
  year: number
  hasStatus: boolean
}

function OrderLineRow({ line, parts, year, hasStatus }: OrderLineRowProps) {
  const { sku, name, product_url, unit, boxes, areaSqft, unitPriceCents, totalCents, lot, room, fulfilment } = line
  const timeZone = useTimeZone()
  const progress = lineProgress(line, year)
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-2 border-b border-grout py-4 tablet:grid-cols-[5rem_1fr_auto]">
      <Picture sku={sku} image={line.sku_image_url} alt="" sizes="5rem" className="row-span-2 self-start" />
      <div className="grid content-start gap-1">
        <p>{product_url ? <Link href={product_url}>{keepSizeTogether(name)}</Link> : keepSizeTogether(name)}</p>
        <p className="text-sm text-stone">
          {[sku, line.isSample ? 'sample' : null, room].filter(Boolean).join(' · ')}
          {lot && (
            <>
              {' · '}lot <span className="text-ink">{lot}</span>
            </>
          )}
        </p>
        <p className="tabular">
          {formatUnits(boxes, unit)}
          {areaSqft !== null && ` · ${formatArea(areaSqft)}`}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone">
          {hasStatus && <Badge kind={kinds[fulfilment]}>{fulfilmentTexts[fulfilment]}</Badge>}
          {progress.join(', ')}
        </p>
        {parts.length > 0 && (
          <ul className="grid gap-0.5 text-sm text-stone">
            {parts.map(({ number, boxes: part, lot: partLot, when }) => (
              <li key={`${number}${partLot}`}>
                {formatUnits(part, unit)} in <a href={`#shipment-${number}`}>shipment {number}</a>
                {partLot && partLot !== lot && `, lot ${partLot}`}, {when(year, timeZone)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="tabular col-start-2 tablet:col-start-3 tablet:row-start-1 tablet:text-end">
        {formatMoney(totalCents)}
        <span className="ms-2 text-sm text-stone tablet:ms-0 tablet:block">
          {formatMoney(unitPriceCents)} / {unit}
        </span>
      </p>
    </li>
  )
}
