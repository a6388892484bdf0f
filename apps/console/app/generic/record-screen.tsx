import { Link } from '@tessera/ui/link'
import { CellText } from './cell-text.tsx'
import { CodeBlock } from './code-block.tsx'
import { DoneNotice } from './done-notice.tsx'
import { PageHead } from './page-head.tsx'
import { RecordTabs } from './record-tabs.tsx'
import type { FieldGroup, FieldTable, RecordView } from './views.ts'

/** One record of any kind: its fields in groups, what belongs to it, and the same as JSON and curl. */
export function RecordScreen({ view, isRaw }: { view: RecordView; isRaw: boolean }) {
  const { title, kind, crumbs, actions, missing, raw, curl, hasHistory, hasUses } = view
  return (
    <div className="grid gap-4">
      <DoneNotice />
      <PageHead title={title} about={kind} crumbs={crumbs} actions={actions} />
      {missing && <p className="text-stone">{missing}</p>}
      <RecordTabs kind={kind} current={isRaw ? 'raw' : 'fields'} hasHistory={hasHistory} hasUses={hasUses} />
      {isRaw ? (
        <div className="grid gap-5">
          {raw && <CodeBlock label="JSON" text={raw} />}
          <CodeBlock label="The same by curl" text={curl} />
        </div>
      ) : (
        <RecordFields view={view} />
      )}
    </div>
  )
}

/** The fields of a record in groups, beside what belongs to it. */
export function RecordFields({ view: { groups, unset, related } }: { view: RecordView }) {
  return (
    <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid min-w-0 gap-6">
        {groups.length === 0 && <p>Not set. It has never been saved.</p>}
        {groups.map((group) => (
          <FieldGroupSection key={group.title} group={group} />
        ))}
        {unset.length > 0 && (
          <p className="text-stone">
            <b>Not set:</b> {unset.join(', ')}
          </p>
        )}
      </div>
      {related.length > 0 && (
        <nav aria-label="Related" className="border border-grout bg-surface p-4">
          <h2 className="mb-2 text-lg">Related</h2>
          <ul>
            {related.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="flex min-h-8 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

export function FieldGroupSection({ group: { title, lines, table } }: { group: FieldGroup }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-1 text-lg">{title}</h2>
      {table ? (
        <PartTable table={table} />
      ) : (
        <dl className="grid gap-x-8 border-t border-grout tablet:grid-cols-2">
          {lines.map(({ label, cell }) => (
            <div
              key={label}
              className="grid min-h-8 grid-cols-[minmax(8rem,2fr)_3fr] gap-3 border-b border-grout py-1.5"
            >
              <dt className="text-stone">{label}</dt>
              <dd className="min-w-0">
                <CellText cell={cell} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

const PartTable = ({ table: { columns, rows } }: { table: FieldTable }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div tabIndex={0} className="overflow-x-auto">
    <table className="part-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no IDs and are never moved
          <tr key={at}>
            {cells.map((cell, column) => (
              <td key={columns[column]}>
                <CellText cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
