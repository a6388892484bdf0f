import { Badge } from '@tessera/ui/badge'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { pictureAddress } from '@tessera/ui/picture'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { useNavigate, useSearchParams } from 'react-router'
import { FilterForm } from '../../generic/filter-form.tsx'
import { withWord } from '../../generic/list-query.ts'
import { PageHead } from '../../generic/page-head.tsx'
import { SavedViews } from '../../generic/saved-views.tsx'
import { ScanButton } from '../../generic/scan/scan-button.tsx'
import type { ActionLink } from '../../generic/views.ts'
import { priceGroupLabels } from '../customers/customer-list.ts'
import type { ProductPage, ProductRow } from './load-products.server.ts'
import { type ProductView, productListHref } from './product-views.ts'

interface Props {
  view: string
  views: readonly Omit<ProductView, 'filter'>[]
  found: ProductPage
  actions: ActionLink[]
}

/** All products with picture, prices, stock and state. */
export function ProductsScreen({ view, views, found, actions }: Props) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { rows, facets, page, pages, total } = found
  const words = new URLSearchParams([...query].filter(([name]) => name !== 'view'))
  const isFiltered = [...words.keys()].some((name) => name !== 'page' && name !== 'sortBy')
  return (
    <div className="grid gap-4">
      <PageHead title="Products" about={`${formatCount(total)} in this list`} crumbs={[]} actions={actions} />
      <Tabs
        label="Views"
        tabs={views.map(({ name, label }) => ({
          href: productListHref(name, words),
          label,
          isCurrent: name === view,
        }))}
      />
      <SavedViews />
      <FilterForm
        view={{
          title: 'products',
          search: words.get('search') ?? '',
          filters: facets,
          kept: [...query].filter(([name]) => name === 'view' || name === 'sortBy'),
          isFiltered,
        }}
        besideSearch={<ScanButton onCode={(code) => navigate(`/products?${new URLSearchParams({ code })}`)} />}
      />
      {rows.length > 0 ? (
        <div className="overflow-x-auto">
          <Table caption="Products" columns={columnsFor(rows)} rows={rows} keyOf={({ id }) => id} />
        </div>
      ) : (
        <NoProducts view={view} views={views} isFiltered={isFiltered} />
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => withWord(query, 'page', String(number))} />
    </div>
  )
}

const columnsFor = (rows: readonly ProductRow[]): TableColumn<ProductRow>[] =>
  rows[0]?.prices ? [...firstColumns, ...priceColumns, ...lastColumns] : [...firstColumns, ...lastColumns]

const firstColumns: readonly TableColumn<ProductRow>[] = [
  { key: 'picture', header: 'Picture', card: 'select', cell: (row) => <Face {...row} /> },
  {
    key: 'name',
    header: 'Product',
    isRowHeader: true,
    card: 'title',
    cell: ({ id, name }) => (
      <Link href={`/products/${encodeURIComponent(id)}`} data-row="" className="font-bold wrap-anywhere">
        {name}
      </Link>
    ),
  },
  { key: 'sku', header: 'SKU', card: 'note', cell: ({ id }) => <span className="tabular">{id}</span> },
]

const priceColumns: readonly TableColumn<ProductRow>[] = (['RT', 'PG', 'PP', 'PD'] as const).map((group) => ({
  key: group,
  header: priceGroupLabels[group],
  isNumber: true,
  card: group === 'RT' ? 'end' : 'hidden',
  cell: ({ prices }) => {
    const cents = prices?.[group]
    return cents === undefined ? null : formatMoney(cents)
  },
}))

const lastColumns: readonly TableColumn<ProductRow>[] = [
  {
    key: 'stock',
    header: 'Stock',
    isNumber: true,
    card: 'hidden',
    cell: ({ stock }) => (stock === null ? <span className="text-stone">Not counted</span> : formatCount(stock)),
  },
  { key: 'state', header: 'Status', card: 'note-end', cell: (row) => <ProductMarks {...row} /> },
]

/** Sharp on screens of up to four pixels per point; other formats and widths were a third of the page. */
const facePixels = 160

function Face({ id, hasPicture }: ProductRow) {
  if (!hasPicture) return <span className="text-xs text-stone">No picture</span>
  const address = pictureAddress({ sku: id }, facePixels, 'webp')
  return (
    <img src={address} alt="" width={40} height={40} loading="lazy" decoding="async" className="size-10 bg-grout" />
  )
}

/** The reasons to look twice at a product. */
function ProductMarks({ isActive, isLow, availability }: ProductRow) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {!isActive && <Badge kind="sale">Inactive</Badge>}
      {isLow && <Badge kind="warning">Low</Badge>}
      {availability && <Badge>{availability}</Badge>}
      {isActive && !isLow && !availability && 'Active'}
    </span>
  )
}

function NoProducts({ view, views, isFiltered }: Pick<Props, 'view' | 'views'> & { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState title="Nothing matches" action={<LinkButton href="/products">Show all products</LinkButton>}>
        Try another search or fewer filters.
      </EmptyState>
    )
  const { label = '', empty } = views.find(({ name }) => name === view) ?? {}
  return <EmptyState title={view === 'all' ? 'No products yet' : `Nothing under “${label}”`}>{empty}</EmptyState>
}
