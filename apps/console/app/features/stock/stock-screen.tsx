import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Badge } from '@tessera/ui/badge'
import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { SelectField, TextField } from '@tessera/ui/field'
import { formatCount, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { Form } from 'react-router'
import { stockPageHref } from './stock-page-href.ts'
import type { StockRow } from './stock-rows.ts'

export interface StockQuery {
  view: 'all' | 'low'
  search: string
  place: string
  page: number
}

interface Props {
  query: StockQuery
  places: readonly { value: string; label: string }[]
  rows: readonly StockRow[]
  total: number
  pages: number
}

/** The address of a list: a view is a link. */
function stockHref({ view, search, place, page }: Partial<StockQuery>): string {
  const words = new URLSearchParams({
    ...(view === 'low' && { view }),
    ...(search && { search }),
    ...(place && { place }),
    ...(page && page > 1 && { page: String(page) }),
  }).toString()
  return words ? `/stock?${words}` : '/stock'
}

/** The stock of all products, place by place and lot by lot. */
export function StockScreen({ query, places, rows, total, pages }: Props) {
  const { view, search, place } = query
  return (
    <div className="grid gap-4">
      <header>
        <h1 className="text-2xl">Stock</h1>
        <p className="text-stone">{formatUnits(total, 'location')} in this list</p>
      </header>
      <Tabs
        label="Views"
        tabs={[
          { href: stockHref({ search, place }), label: 'All', isCurrent: view === 'all' },
          { href: stockHref({ view: 'low', search, place }), label: 'Low stock', isCurrent: view === 'low' },
        ]}
      />
      <Form role="search" aria-label="Stock" className="flex flex-wrap items-end gap-3" key={JSON.stringify(query)}>
        {view === 'low' && <input type="hidden" name="view" value="low" />}
        <TextField label="SKU or name" name="search" type="search" defaultValue={search} />
        <SelectField
          label="Location"
          name="place"
          options={[{ value: '', label: 'All locations' }, ...places]}
          defaultValue={place}
        />
        <Button type="submit">Search</Button>
      </Form>
      {rows.length > 0 ? (
        <div className="overflow-x-auto">
          <Table caption="Stock" columns={columnsFor(rows)} rows={rows} keyOf={keyOf} />
        </div>
      ) : (
        <EmptyState
          title={view === 'low' ? 'Nothing is low on stock' : 'No stock found'}
          action={<LinkButton href="/stock">All stock</LinkButton>}
        >
          Products whose stock isn’t tracked by location aren’t listed.
        </EmptyState>
      )}
      <Pagination page={query.page} pages={pages} hrefOf={(page) => stockHref({ ...query, page })} />
    </div>
  )
}

const keyOf = ({ productID, variantID, recordID, lotNo }: StockRow): string =>
  JSON.stringify([productID, variantID, recordID, lotNo])

const ageText = (age: number | null): string | null =>
  age === null ? null : age === 1 ? '1 day' : `${formatCount(age)} days`

/** Grout and tools have no shades. */
const columnsFor = (rows: readonly StockRow[]): readonly TableColumn<StockRow>[] =>
  rows.some(({ shade }) => shade) ? columns : columns.filter(({ key }) => key !== 'shade')

const columns: readonly TableColumn<StockRow>[] = [
  {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    card: 'title',
    cell: ({ productID, productName, variantID }) => (
      <Link href={stockPageHref(productID, {})} data-row="" className="font-bold wrap-anywhere">
        {[productID, variantID].filter(Boolean).join(' · ')}
        <span className="block font-normal text-stone">{productName && keepSizeTogether(productName)}</span>
      </Link>
    ),
  },
  {
    key: 'place',
    header: 'Location',
    card: 'note',
    cell: ({ productID, recordID, place }) => (
      <Link href={stockPageHref(productID, { record: recordID })}>{place}</Link>
    ),
  },
  {
    key: 'lot',
    header: 'Lot',
    card: 'note-end',
    cell: ({ lotNo }) => (
      <span className="whitespace-nowrap">{lotNo ?? <span className="text-stone">No lot</span>}</span>
    ),
  },
  { key: 'shade', header: 'Shade', card: 'hidden', cell: ({ shade }) => shade },
  { key: 'free', header: 'On hand', isNumber: true, card: 'end', cell: ({ free }) => formatCount(free) },
  {
    key: 'held',
    header: 'Reserved',
    isNumber: true,
    card: 'hidden',
    cell: ({ held }) => (held ? formatCount(held) : null),
  },
  {
    key: 'mark',
    header: 'Reorder at',
    isNumber: true,
    card: 'hidden',
    cell: ({ mark, isLow }) =>
      mark === null ? null : isLow ? <Badge kind="warning">{`Low: ${mark}`}</Badge> : formatCount(mark),
  },
  {
    key: 'age',
    header: 'Age',
    isNumber: true,
    card: 'hidden',
    cell: ({ age }) => <span className="whitespace-nowrap">{ageText(age)}</span>,
  },
]
