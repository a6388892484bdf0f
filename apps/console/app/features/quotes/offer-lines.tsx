import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { coveredBy } from '@tessera/domain/coverage/boxes'
import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import { formatArea, formatCount, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { discountText, draftLine, type OfferTexts } from './offer-draft.ts'

type Line = StaffQuote['lines'][number]

interface Props {
  quote: StaffQuote
  /** The texts that the fields start with. */
  start: OfferTexts
  /** The texts as they are now, for the sums. */
  texts: OfferTexts
}

/** Every line with the request, the customer's price, the offer, and the stock that could serve it. */
export const OfferLines = ({ quote, start, texts }: Props) => (
  <div className="overflow-x-auto">
    <Table
      caption="Lines of the offer"
      columns={columnsFor(start, texts, quote.lines[0]?.lineNo)}
      rows={quote.lines}
      keyOf={({ lineNo }) => String(lineNo)}
    />
  </div>
)

/** `e` enters the price of the first line. */
const columnsFor = (start: OfferTexts, texts: OfferTexts, first: number | undefined): TableColumn<Line>[] => [
  { key: 'product', header: 'Product', isRowHeader: true, cell: (line) => <Product line={line} /> },
  { key: 'asked', header: 'Requested', isNumber: true, cell: (line) => <Asked line={line} /> },
  { key: 'list', header: 'List price', isNumber: true, cell: (line) => <ListPrice line={line} /> },
  {
    key: 'boxes',
    header: 'Boxes',
    isNumber: true,
    cell: (line) => <OfferField {...{ line, start }} column="boxes" label="Boxes" width="w-20" />,
  },
  {
    key: 'price',
    header: 'Offer',
    isNumber: true,
    cell: (line) => (
      <>
        <OfferField {...{ line, start }} column="price" label="Price" width="w-24" isFirst={line.lineNo === first} />
        <input type="hidden" name={`list-${line.lineNo}`} value={line.listPriceCents} />
      </>
    ),
  },
  { key: 'total', header: 'Total', isNumber: true, cell: (line) => <LineTotal {...{ line, texts }} /> },
  { key: 'stock', header: 'Stock', cell: (line) => <Stock line={line} wanted={draftLine(line, texts)?.boxes ?? 0} /> },
  {
    key: 'note',
    header: 'Note for the customer',
    cell: (line) => <OfferField {...{ line, start }} column="note" label="Note" width="w-full min-w-28" />,
  },
]

const Product = ({ line: { sku, name, room, note } }: { line: Line }) => (
  <span className="wrap-anywhere">
    <Link href={`/products/${encodeURIComponent(sku)}`} className="tabular">
      {sku}
    </Link>{' '}
    {name}
    {(room || note) && <span className="block text-xs text-stone">{[room, note].filter(Boolean).join(' · ')}</span>}
  </span>
)

const Asked = ({ line: { requestedBoxes, unit, sqftPerUnit } }: { line: Line }) => (
  <span className="whitespace-nowrap">
    {formatUnits(requestedBoxes, unit)}
    {sqftPerUnit && (
      <span className="block text-xs text-stone">{formatArea(coveredBy(requestedBoxes, sqftPerUnit))}</span>
    )}
  </span>
)

/** The price of the day of the request, and the one of today if it is another. */
const ListPrice = ({ line: { listPriceCents, priceTodayCents } }: { line: Line }) => (
  <span className="whitespace-nowrap">
    {formatMoney(listPriceCents)}
    {priceTodayCents !== null && priceTodayCents !== listPriceCents && (
      <span className="block text-xs text-stone">{formatMoney(priceTodayCents)} today</span>
    )}
  </span>
)

interface FieldProps {
  line: Line
  start: OfferTexts
  column: 'boxes' | 'price' | 'note'
  label: string
  width: string
  isFirst?: boolean
}

function OfferField({ line: { lineNo, sku }, start, column, label, width, isFirst = false }: FieldProps) {
  const name = `${column}-${lineNo}`
  return (
    <span className={classNames('inline-block', width)}>
      <input
        type="text"
        name={name}
        id={name}
        aria-label={`${label} of ${sku}`}
        data-column={column}
        data-key={isFirst ? 'e' : undefined}
        // typing replaces, as in a spreadsheet
        onFocus={(event) => event.currentTarget.select()}
        inputMode={column === 'boxes' ? 'numeric' : 'text'}
        maxLength={column === 'note' ? 300 : 12}
        defaultValue={start[name] ?? ''}
        autoComplete="off"
        className={classNames(controlClass, 'min-h-11', column !== 'note' && 'tabular text-end')}
      />
    </span>
  )
}

/** The discount stands below the total: with a column of its own, a tablet had no room for names. */
function LineTotal({ line, texts }: Pick<Props, 'texts'> & { line: Line }) {
  const draft = draftLine(line, texts)
  if (!draft) return <span className="text-sale">Check the numbers</span>
  const discount = discountText(line.listPriceCents, draft.unitPriceCents)
  return (
    <>
      {draft.boxes === 0 ? 'Left out' : formatMoney(draft.boxes * draft.unitPriceCents)}
      {discount && <span className="block text-xs whitespace-nowrap text-stone">{discount}</span>}
    </>
  )
}

/** All boxes, and where each lot is. One lot that covers the line avoids a difference in shade. */
function Stock({ line: { stock, stockBoxes, isGone, leadDays, unit }, wanted }: { line: Line; wanted: number }) {
  if (isGone) return <span className="text-sale">No longer sold</span>
  const isShort = stockBoxes < wanted
  const words = stockBoxes === 0 ? 'None in stock' : formatUnits(stockBoxes, unit)
  return (
    <details>
      <summary className={classNames('cursor-pointer whitespace-nowrap', isShort && 'text-sale')}>
        {words}
        {isShort && leadDays !== null && leadDays > 0 && ` · ${leadDays} days`}
        {!isShort && wanted > 0 && !stock.some(({ boxes }) => boxes >= wanted) && ' · no single lot'}
      </summary>
      <ul className="text-xs">
        {stock.map(({ place, lot, boxes }) => (
          <li key={`${place} ${lot}`} className="whitespace-nowrap">
            <span className="tabular">{formatCount(boxes)}</span> {lot ? `lot ${lot}` : 'without a lot'} · {place}
          </li>
        ))}
      </ul>
    </details>
  )
}
