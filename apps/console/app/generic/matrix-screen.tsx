import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Tabs } from '@tessera/ui/tabs'
import { Form, useSearchParams } from 'react-router'
import { AssignmentsNotice } from './assignments-notice.tsx'
import type { AssignmentsOutcome } from './assignments-view.ts'
import { withWord } from './list-query.ts'
import type { MatrixLine, MatrixView } from './matrix-view.ts'
import { OperationField } from './operation-field.tsx'
import { PageHead } from './page-head.tsx'
import { SaveBar } from './save-bar.tsx'

interface Props {
  view: MatrixView
  outcome: AssignmentsOutcome | undefined
}

/** The assignments of a whole list as a table: a tick saves one, and taking it away deletes it. */
export function MatrixScreen({ view, outcome }: Props) {
  const { title, crumbs, backHref, tabs, isReady, missing } = view
  return (
    <div className="grid gap-4">
      <PageHead title={title} crumbs={crumbs} actions={[]} />
      {missing && <p className="text-stone">{missing}</p>}
      {outcome && <AssignmentsNotice outcome={outcome} />}
      {tabs.length > 1 && <Tabs label="Assigned to" tabs={tabs} />}
      <MatrixSearch view={view} />
      {isReady && <Pairs view={view} />}
      <p>
        <Link href={backHref} data-key="Escape">
          Back to the list
        </Link>
      </p>
    </div>
  )
}

const MatrixSearch = ({
  view: { needs, kept, search, across, rowNoun, columnNoun, isReady },
}: {
  view: MatrixView
}) => (
  <Form role="search" className="flex max-w-3xl flex-wrap items-end gap-3">
    {kept.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {needs.map(({ field, value }) => (
      <OperationField key={field.name} field={field} value={value} error={undefined} />
    ))}
    {isReady && (
      <>
        <TextField label={`Search ${rowNoun}`} name="search" type="search" defaultValue={search} className="grow" />
        <TextField label={`Search ${columnNoun}`} name="across" type="search" defaultValue={across} className="grow" />
      </>
    )}
    <Button type="submit">Show</Button>
  </Form>
)

function Pairs({ view }: { view: MatrixView }) {
  const { columns, lines, page, pages, columnNoun, missing, key } = view
  const [query] = useSearchParams()
  if (lines.length === 0 || columns.length === 0)
    return <EmptyState title="Nothing matches">Try another search.</EmptyState>
  return (
    <>
      <ColumnPages view={view} />
      <Form method="post" preventScrollReset className="grid gap-3" key={key}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="rows" value={JSON.stringify(lines.flatMap(({ cells }) => cells))} />
        <MatrixTable view={view} />
        {!missing && <SaveBar />}
      </Form>
      <Pagination page={page} pages={pages} hrefOf={(number) => withWord(query, 'page', String(number))} />
      <p className="sr-only">{`${lines.length} rows, ${columns.length} ${columnNoun}`}</p>
    </>
  )
}

/** Turns over the columns; the rows stay. */
function ColumnPages({ view: { columnPage, columnPages, columnNoun } }: { view: MatrixView }) {
  const [query] = useSearchParams()
  if (columnPages <= 1) return null
  const hrefOf = (page: number) => {
    const words = new URLSearchParams(query)
    words.set('acrossPage', String(page))
    return `?${words}`
  }
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="text-stone">
        Page {columnPage} of {columnPages} of {columnNoun}
      </span>
      {columnPage > 1 && <Link href={hrefOf(columnPage - 1)}>Previous {columnNoun}</Link>}
      {columnPage < columnPages && <Link href={hrefOf(columnPage + 1)}>More {columnNoun}</Link>}
    </p>
  )
}

const MatrixTable = ({ view: { title, columns, lines, missing } }: { view: MatrixView }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div tabIndex={0} className="overflow-x-auto">
    <table className="part-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ id, label, href }) => (
            <th key={id} scope="col" className="min-w-24 align-bottom">
              <Link href={href}>{label}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <MatrixRow key={line.id} line={line} first={at * columns.length} isLocked={missing !== null} />
        ))}
      </tbody>
    </table>
  </div>
)

interface RowProps {
  line: MatrixLine
  /** The place of its first box among all boxes. */
  first: number
  isLocked: boolean
}

const MatrixRow = ({ line: { label, href, cells }, first, isLocked }: RowProps) => (
  <tr>
    <th scope="row" className="sticky start-0 bg-paper">
      <span className="flex min-h-8 w-32 items-center whitespace-normal tablet:w-64">
        <Link href={href}>{label}</Link>
      </span>
    </th>
    {cells.map((cell, at) => (
      <td key={cell.id}>
        <label className="flex min-h-8 cursor-pointer items-center">
          <input
            type="checkbox"
            name="on"
            value={first + at}
            aria-label={cell.label}
            defaultChecked={cell.isOn}
            disabled={isLocked}
            className="size-5 accent-clay"
          />
        </label>
      </td>
    ))}
  </tr>
)
