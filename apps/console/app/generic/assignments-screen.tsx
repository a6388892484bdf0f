import { Button } from '@tessera/ui/button'
import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import { Disclosure } from '@tessera/ui/disclosure'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Tabs } from '@tessera/ui/tabs'
import { Form, useSearchParams } from 'react-router'
import { AssignmentsNotice } from './assignments-notice.tsx'
import type { AssignmentRow, AssignmentsOutcome, AssignmentsView } from './assignments-view.ts'
import type { FormField } from './form-field.ts'
import { withWord } from './list-query.ts'
import { OperationField } from './operation-field.tsx'
import { PageHead } from './page-head.tsx'
import { SaveBar } from './save-bar.tsx'

interface Props {
  view: AssignmentsView
  outcome: AssignmentsOutcome | undefined
}

/** Everything that can be assigned to a record: a tick saves it, and taking the tick away deletes it. */
export function AssignmentsScreen({ view, outcome }: Props) {
  const { title, crumbs, backHref, matrixHref, tabs, isReady, missing } = view
  return (
    <div className="grid gap-4">
      <PageHead title={title} crumbs={crumbs.slice(0, -1)} actions={[]} />
      {missing && <p className="text-stone">{missing}</p>}
      {outcome && <AssignmentsNotice outcome={outcome} />}
      {tabs.length > 1 && <Tabs label="Assigned to" tabs={tabs} />}
      <Chooser view={view} />
      {isReady && <Ticks view={view} />}
      {isReady && !missing && <Paste view={view} ids={outcome?.ids ?? ''} />}
      <p>
        <Link href={backHref} data-key="Escape">
          Back to the record
        </Link>
        {matrixHref && (
          <Link href={matrixHref} className="ms-6">
            The same for several records
          </Link>
        )}
      </p>
    </div>
  )
}

/** Asks for the values that a list needs, and searches in it. */
function Chooser({ view: { needs, kept, search, noun, isReady, isAssignedOnly } }: { view: AssignmentsView }) {
  return (
    <Form role="search" className="flex max-w-3xl flex-wrap items-end gap-3">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {needs.map(({ field, value }) => (
        <OperationField key={field.name} field={field} value={value} error={undefined} />
      ))}
      {isReady && !isAssignedOnly && (
        <TextField label={`Search ${noun}`} name="search" type="search" defaultValue={search} className="grow" />
      )}
      {!(isReady && isAssignedOnly && needs.length === 0) && (
        <Button type="submit">{isReady && needs.length === 0 ? 'Search' : 'Show'}</Button>
      )}
    </Form>
  )
}

function Ticks({ view }: { view: AssignmentsView }) {
  const { columns, rows, isAssignedOnly, page, pages, total, noun, missing, key } = view
  const [query] = useSearchParams()
  const only = withWord(query, 'show', isAssignedOnly ? undefined : 'assigned')
  return (
    <>
      <p className="flex flex-wrap gap-x-4">
        <span className="text-stone">
          {formatCount(total)} {isAssignedOnly ? 'assigned' : noun}
        </span>
        <Link href={only}>{isAssignedOnly ? `All ${noun}` : 'Assigned only'}</Link>
      </p>
      {rows.length === 0 && (
        <EmptyState title={isAssignedOnly ? 'Nothing is assigned yet' : 'Nothing matches'}>
          {isAssignedOnly ? 'Select some in the full list.' : 'Try another search.'}
        </EmptyState>
      )}
      <Form method="post" preventScrollReset className="grid gap-3" key={key}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="rows" value={JSON.stringify(rows)} />
        {rows.length > 0 && <TickTable rows={rows} columns={columns} isLocked={missing !== null} />}
        {rows.length > 0 && !missing && <SaveBar />}
      </Form>
      <Pagination page={page} pages={pages} hrefOf={(number) => withWord(query, 'page', String(number))} />
    </>
  )
}

interface TableProps {
  rows: readonly AssignmentRow[]
  columns: readonly FormField[]
  isLocked: boolean
}

const TickTable = ({ rows, columns, isLocked }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div tabIndex={0} className="overflow-x-auto">
    <table className="part-table">
      <thead>
        <tr>
          <th scope="col">Assigned</th>
          <th scope="col">ID</th>
          {columns.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={JSON.stringify(row.key)}>
            <td>
              <label className="flex min-h-8 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name="on"
                  value={at}
                  defaultChecked={row.isOn}
                  disabled={isLocked}
                  className="size-5 shrink-0 accent-clay"
                />
                <span className="wrap-anywhere">{row.label || row.id}</span>
              </label>
            </td>
            <td className="wrap-anywhere text-stone">{row.id}</td>
            {columns.map((column) => (
              <td key={column.name}>
                <ColumnControl column={column} row={row} at={at} isLocked={isLocked} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

interface ControlProps {
  column: FormField
  row: AssignmentRow
  at: number
  isLocked: boolean
}

function ColumnControl({ column: { name, label, kind }, row, at, isLocked }: ControlProps) {
  const common = {
    name: `row.${at}.${name}`,
    'aria-label': `${label}, ${row.label || row.id}`,
    defaultValue: row.texts[name] ?? '',
    disabled: isLocked,
  }
  if (kind !== 'flag') return <input {...common} autoComplete="off" className={classNames(controlClass, 'min-w-24')} />
  return (
    <select {...common} className={classNames(controlClass, 'select min-w-24 pe-8')}>
      <option value="">Not set</option>
      <option value="true">Yes</option>
      <option value="false">No</option>
    </select>
  )
}

const Paste = ({ view: { noun, key }, ids }: { view: AssignmentsView; ids: string }) => (
  <Disclosure summary="Paste IDs" isOpen={ids !== ''}>
    <Form method="post" className="grid max-w-3xl gap-3">
      <input type="hidden" name="key" value={`${key}-paste`} />
      <TextAreaField
        label={`IDs of ${noun}`}
        name="ids"
        rows={6}
        hint="One per line, up to 500. Refused IDs stay here."
        defaultValue={ids}
        key={ids}
        spellCheck={false}
      />
      <div>
        <Button type="submit" name="intent" value="paste">
          Assign these
        </Button>
      </div>
    </Form>
  </Disclosure>
)
