import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { CellText } from './cell-text.tsx'
import { PageHead } from './page-head.tsx'
import { RecordTabs } from './record-tabs.tsx'
import type { UsedByView, UseGroup, UseRow } from './used-by-view.ts'

/** Shows which records point to this one, each with its page. */
export function UsedByScreen({ view }: { view: UsedByView }) {
  const { title, kind, crumbs, hasHistory, groups, choices } = view
  return (
    <div className="grid gap-4">
      <PageHead title={title} about={kind} crumbs={crumbs} actions={[]} />
      <RecordTabs kind={kind} current="used" hasHistory={hasHistory} hasUses />
      {groups.length === 0 && (
        <EmptyState title="Not used anywhere">No list that was searched refers to it.</EmptyState>
      )}
      <div className="gap-6 tablet:columns-2 wide:columns-3">
        {groups.map((group) => (
          <UseSection key={group.key} group={group} />
        ))}
      </div>
      {choices.length > 0 && (
        <section aria-label="After one more choice">
          <h2 className="text-lg">After one more choice</h2>
          <ul>
            {choices.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="inline-flex min-h-8 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <OtherLists view={view} />
    </div>
  )
}

function UseSection({ group: { title, total, rows, allHref } }: { group: UseGroup }) {
  return (
    <section aria-label={title} className="mb-6 break-inside-avoid">
      <h2 className="mb-1 flex flex-wrap items-baseline gap-x-3 text-lg">
        {title} {total !== null && <span className="tabular text-base text-stone">{formatCount(total)}</span>}
      </h2>
      {total === null ? (
        <Notice kind="warning">This list couldn’t be loaded. Reload the page to try again.</Notice>
      ) : (
        <ul className="border-t border-grout">
          {rows.map((row) => (
            <UseLine key={row.key} row={row} />
          ))}
        </ul>
      )}
      {total !== null && (
        <p className="mt-1">
          <Link href={allHref}>
            {total > rows.length ? `All ${formatCount(total)}` : 'Open as a list'}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      )}
    </section>
  )
}

const UseLine = ({ row: { cells } }: { row: UseRow }) => (
  <li className="flex min-h-8 flex-wrap items-center gap-x-4 border-b border-grout py-1 wrap-anywhere">
    {cells.map((cell) => (
      <CellText key={cell.text} cell={cell} />
    ))}
  </li>
)

/** Names what was asked in vain, and what was not asked. */
function OtherLists({ view: { empty, unlisted, closed } }: { view: UsedByView }) {
  const lines: [label: string, names: readonly string[]][] = [
    ['Not used in', empty],
    ['Not searched, because these lists belong to one order, product or catalog each', unlisted],
    ['Not searched, because you need permission to read them', closed],
  ]
  return lines
    .filter(([, names]) => names.length > 0)
    .map(([label, names]) => (
      <p key={label} className="text-stone">
        <b>{label}:</b> {names.join(', ')}
      </p>
    ))
}
