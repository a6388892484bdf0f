import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form, useSearchParams } from 'react-router'
import { CellText } from './cell-text.tsx'
import { CurlBlock } from './code-block.tsx'
import { DoneNotice } from './done-notice.tsx'
import { FilterForm } from './filter-form.tsx'
import { withWord } from './list-query.ts'
import { PageHead } from './page-head.tsx'
import { SavedViews } from './saved-views.tsx'
import { selectColumn } from './select-column.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { ListView, Row } from './views.ts'

/** A list of any collection: search, filters, sorting and pages are words of the address. */
export function ListScreen({ view }: { view: ListView }) {
  const { title, crumbs, actions, missing, rows, page, pages, total, matrices, curl } = view
  const [query] = useSearchParams()
  return (
    <div className="grid gap-4">
      <DoneNotice />
      <PageHead title={title} about={`${formatCount(total)} total`} crumbs={crumbs} actions={actions} />
      {missing && <p className="text-stone">{missing}</p>}
      <SavedViews />
      <FilterForm view={view} />
      {rows.length > 0 ? <Rows view={view} /> : <EmptyList view={view} />}
      <Pagination page={page} pages={pages} hrefOf={(number) => withWord(query, 'page', String(number))} />
      {matrices.length > 0 && <Matrices links={matrices} />}
      <CurlBlock curl={curl} />
    </div>
  )
}

const Matrices = ({ links }: { links: ListView['matrices'] }) => (
  <nav aria-label="Assignments as a table">
    <h2 className="text-base font-bold">Assignments as a table</h2>
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className="inline-flex min-h-8 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** The rows, with boxes and buttons for those who may change or delete several at once. */
function Rows({ view }: { view: ListView }) {
  const { title, rows, works } = view
  const canSelect = works.length > 0 && rows.every(({ href }) => href)
  const columns = canSelect ? [boxColumn, ...columnsOf(view)] : columnsOf(view)
  const table = (
    <div className="overflow-x-auto">
      <Table caption={title} columns={columns} rows={rows} keyOf={({ key }) => key} />
    </div>
  )
  if (!canSelect) return table
  return (
    <Form method="post" className="grid gap-3">
      {table}
      <SelectionBar>
        <div className="flex flex-wrap gap-3">
          {works.map((work) => (
            <Button key={work} type="submit" name="intent" value={`ask:${work}`} size="Small">
              {workLabels[work]}
            </Button>
          ))}
        </div>
      </SelectionBar>
    </Form>
  )
}

const workLabels: Readonly<Record<ListView['works'][number], string>> = {
  change: 'Change selected',
  assign: 'Assign selected',
  delete: 'Delete selected',
}

const boxColumn = selectColumn<Row>({ keyOf: ({ key }) => key })

/** A card on a phone has the record's first two properties; the others are a tap away. */
const cardPlaces: readonly TableColumn<Row>['card'][] = ['title', 'note']

const columnsOf = ({ columns }: ListView): TableColumn<Row>[] =>
  columns.map(({ name, label, isNumber, sortHref, sorted }, at) => ({
    key: name,
    header: label,
    isNumber,
    isRowHeader: at === 0,
    card: cardPlaces[at] ?? 'hidden',
    sortHref,
    sorted,
    cell: ({ cells, href }) => {
      const cell = cells[at]
      if (!cell) return null
      if (at > 0 || !href) return <CellText cell={cell} />
      return (
        <Link href={href} data-row="" className="font-bold wrap-anywhere">
          {cell.text}
        </Link>
      )
    },
  }))

function EmptyList({ view: { title, isFiltered, clearHref, actions } }: { view: ListView }) {
  const create = actions.find(({ href }) => href.endsWith('/new'))
  if (!isFiltered)
    return (
      <EmptyState
        title={`No ${title.toLowerCase()} yet`}
        action={create && <LinkButton href={create.href}>{create.label}</LinkButton>}
      >
        {create ? 'Create the first one here, or import several as CSV.' : 'The first one will be listed here.'}
      </EmptyState>
    )
  return (
    <EmptyState title="Nothing matches" action={<LinkButton href={clearHref}>Clear search and filters</LinkButton>}>
      Try another search or fewer filters.
    </EmptyState>
  )
}
