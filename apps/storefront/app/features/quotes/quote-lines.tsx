import type { QuoteLine } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { Table, type TableColumn } from '@tessera/ui/table'

const productColumn: TableColumn<QuoteLine> = {
  key: 'product',
  header: 'Product',
  isRowHeader: true,
  cell: (line) => (
    <span className="flex items-start gap-3 text-end tablet:flex-row-reverse tablet:justify-end tablet:text-start">
      {/* aligns the other cells with the first text line, not with the bottom of the picture */}
      <span className="grid self-baseline">
        <Link href={line.product_url}>{keepSizeTogether(line.name)}</Link>
        <span className="text-sm text-stone">
          {[line.sku, line.room && `for ${line.room}`].filter(Boolean).join(' · ')}
        </span>
        {line.note && <span className="text-sm text-stone">“{line.note}”</span>}
        {line.isGone && <span className="text-sm text-sale">No longer available</span>}
      </span>
      <Picture sku={line.sku} image={line.sku_image_url} alt="" sizes="64px" maxWidth={320} className="w-16 shrink-0" />
    </span>
  ),
}

const requestedColumn = (isRequest: boolean): TableColumn<QuoteLine> => ({
  key: 'asked',
  header: 'Requested',
  isNumber: true,
  cell: ({ requestedBoxes, purchaseUnit, areaSqft }) => (
    <span className="grid whitespace-nowrap">
      {requestedBoxes > 0 ? formatUnits(requestedBoxes, purchaseUnit) : '–'}
      {isRequest && <Area sqft={areaSqft} />}
    </span>
  ),
})

const Area = ({ sqft }: { sqft: number | null }) =>
  sqft !== null && <span className="text-sm text-stone">{formatArea(sqft)}</span>

const priceColumn: TableColumn<QuoteLine> = {
  key: 'price',
  header: 'Price',
  isNumber: true,
  cell: ({ unitPriceCents, listPriceCents }) => (
    <span className="grid">
      {formatMoney(unitPriceCents)}
      {listPriceCents > unitPriceCents && (
        <s className="text-sm text-stone">
          <span className="sr-only">Your regular price </span>
          {formatMoney(listPriceCents)}
        </s>
      )}
    </span>
  ),
}

const totalColumn: TableColumn<QuoteLine> = {
  key: 'total',
  header: 'Total',
  isNumber: true,
  cell: ({ totalCents, savingCents }) => (
    <span className="grid">
      {formatMoney(totalCents)}
      {savingCents > 0 && <span className="text-sm text-sage">{formatMoney(savingCents)} saved</span>}
    </span>
  ),
}

const offeredColumn: TableColumn<QuoteLine> = {
  key: 'offered',
  header: 'Offered',
  isNumber: true,
  cell: ({ boxes, requestedBoxes, purchaseUnit, areaSqft }) => (
    <span className="grid whitespace-nowrap">
      {formatUnits(boxes, purchaseUnit)}
      <Area sqft={areaSqft} />
      {boxes !== requestedBoxes && requestedBoxes > 0 && <span className="text-sm text-amber">changed</span>}
    </span>
  ),
}

/** Requested and offered quantities side by side, with the area that they cover. */
export const QuoteLines = ({ lines, isRequest }: { lines: readonly QuoteLine[]; isRequest: boolean }) => (
  <Table
    caption={isRequest ? 'Requested items' : 'Offer items'}
    columns={
      isRequest
        ? [productColumn, requestedColumn(true), priceColumn, totalColumn]
        : [productColumn, requestedColumn(false), offeredColumn, priceColumn, totalColumn]
    }
    rows={lines}
    keyOf={({ lineNo }) => String(lineNo)}
  />
)
