import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { CellText } from '../../generic/cell-text.tsx'
import type { Cell } from '../../generic/views.ts'
import type { ChangeEntry, ValueChange } from './change-entry.ts'

type ListedEntry = ChangeEntry & { alike?: number }

interface Props {
  entries: readonly ListedEntry[]
  /** On the page of a record its own name is not repeated. */
  isOfOne?: boolean
}

/** Changes, newest first: who, what, when, from and to. */
export function ChangeList({ entries, isOfOne = false }: Props) {
  return (
    <ol className="grid gap-4">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-2 border border-grout bg-surface p-4">
          <EntryHead entry={entry} isOfOne={isOfOne} />
          {entry.reason && <p className="text-stone">Reason: {entry.reason}</p>}
          {entry.changes.length > 0 && <ValueChanges changes={entry.changes} />}
          {entry.alike ? (
            <p className="text-stone">And {formatCount(entry.alike)} more like it in the same request.</p>
          ) : null}
          <EntryLinks entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function EntryHead({ entry, isOfOne }: { entry: ChangeEntry; isOfOne: boolean }) {
  const { what, who, inTheNameOf, at, atText, record, recordHref } = entry
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        <b>{what}</b>
        {!isOfOne && (
          <> {recordHref ? <Link href={recordHref}>{record}</Link> : <span className="text-stone">{record}</span>}</>
        )}
      </p>
      <p className="text-stone wrap-anywhere">
        {who}
        {inTheNameOf && ` on behalf of ${inTheNameOf}`} · <time dateTime={at}>{atText}</time>
      </p>
    </div>
  )
}

const maxShown = 12

function ValueChanges({ changes }: { changes: readonly ValueChange[] }) {
  const shown = changes.slice(0, maxShown)
  const others = changes.slice(maxShown)
  return (
    <div className="grid gap-1">
      <ValueTable changes={shown} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer">{others.length} more values</summary>
          <ValueTable changes={others} />
        </details>
      )}
    </div>
  )
}

export const ValueTable = ({ changes }: { changes: readonly ValueChange[] }) => (
  <dl className="grid gap-1">
    {changes.map(({ name, label, from, to }) => (
      <div key={name} className="grid gap-x-4 tablet:grid-cols-[12rem_1fr]">
        <dt className="text-stone">{label}</dt>
        <dd className="min-w-0 wrap-anywhere">
          {!isBlank(from) && (
            <>
              <del className="text-stone decoration-1">
                <CellText cell={from} />
              </del>{' '}
              <span aria-hidden>→</span>
              <span className="sr-only">changed to</span>{' '}
            </>
          )}
          <ins className="no-underline">
            <CellText cell={to} />
          </ins>
        </dd>
      </div>
    ))}
  </dl>
)

/** Nothing was there before, as in a new record. */
const isBlank = ({ kind, text }: Cell): boolean => kind === 'unset' || text === ''

function EntryLinks({ entry: { undoHref, requestHref, asOfHref, atText, what } }: { entry: ChangeEntry }) {
  const links = [
    { href: undoHref, label: 'Undo' },
    { href: asOfHref, label: 'The record before this' },
    { href: requestHref, label: 'Same request' },
  ].filter((link): link is { href: string; label: string } => Boolean(link.href))
  if (links.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-5">
      {links.map(({ href, label }) => (
        <Link key={label} href={href} className="flex min-h-8 items-center">
          {label}
          <span className="sr-only">
            : {what}, {atText}
          </span>
        </Link>
      ))}
    </p>
  )
}
