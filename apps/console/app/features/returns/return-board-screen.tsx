import type { ReturnBoard, StaffReturn } from '@tessera/client/shop/types.gen'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Tabs } from '@tessera/ui/tabs'
import { Form } from 'react-router'
import { SearchField } from '../../generic/search-field.tsx'
import { formatAge } from '../tasks/format-age.ts'
import { returnTabs } from './return-list.ts'
import { ReturnPhotos } from './return-photos.tsx'
import { formatReturned, returnTitle } from './return-words.ts'
import type { ScanOutcome } from './scan-outcome.ts'
import { ScanReturns } from './scan-returns.tsx'

type Column = ReturnBoard['columns'][number]

interface Props {
  board: ReturnBoard
  /** Whether this person may move returns, not only look. */
  mayWork: boolean
  scanKey: string
  now: string
  outcome: ScanOutcome | undefined
}

const titles: Readonly<Record<Column['step'], readonly [title: string, empty: string]>> = {
  requested: ['Requested', 'Every request is answered.'],
  approved: ['On the way back', 'No boxes are on their way back.'],
  received: ['To inspect', 'Everything that came back is inspected.'],
  inspected: ['Inspected', 'Nothing was inspected in the last 30 days.'],
}

/** Returns and claims from request to credit, a column per step. */
export function ReturnBoardScreen({ board, mayWork, scanKey, now, outcome }: Props) {
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">Returns and claims</h1>
      <Tabs label="Views" tabs={returnTabs(null)} />
      <Form role="search" aria-label="Returns and claims">
        <SearchField label="Search returns and claims" placeholder="Return, order, customer, phone or PO" search="" />
      </Form>
      {mayWork && <ScanReturns scanKey={scanKey} first={outcome} />}
      <div className="grid items-start gap-4 tablet:grid-cols-2 desktop:grid-cols-4">
        {board.columns.map((column) => (
          <BoardColumn key={column.step} column={column} now={now} hasPhotos={mayWork} />
        ))}
      </div>
    </div>
  )
}

function BoardColumn({ column, now, hasPhotos }: { column: Column; now: string; hasPhotos: boolean }) {
  const { step, count, items } = column
  const [title, empty] = titles[step]
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <h2 className="flex items-baseline gap-2 border-b border-grout pb-1 text-lg">
        {title} <span className="tabular text-sm text-stone">{formatCount(count)}</span>
      </h2>
      {items.length === 0 && <p className="text-stone">{empty}</p>}
      <ul className="grid gap-2">
        {items.map((item) => (
          <ReturnCard key={item.returnNumber} item={item} now={now} hasPhotos={hasPhotos} />
        ))}
      </ul>
      {count > items.length && (
        <Link href={`/returns?view=${step === 'inspected' ? 'done' : step}`}>All {formatCount(count)}</Link>
      )}
    </section>
  )
}

const maxLines = 3

function ReturnCard({ item, now, hasPhotos }: { item: StaffReturn; now: string; hasPhotos: boolean }) {
  const { returnNumber, customer, reason, lines, photos, creditCents, movedAt } = item
  return (
    <li className="grid gap-1 border border-grout bg-surface p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link href={`/returns/${returnNumber}`} data-row="" className="font-bold whitespace-nowrap">
          {returnTitle(item)}
        </Link>
        <span className="text-sm text-stone">{formatAge(movedAt, now)}</span>
      </p>
      <p className="wrap-anywhere">{customer}</p>
      <ul className="text-sm">
        {lines.slice(0, maxLines).map((line) => (
          <li key={line.lineNo} className="wrap-anywhere">
            <span className="tabular">{line.sku}</span> {formatReturned(line)}
            {line.receivedBoxes !== null && `, ${line.receivedBoxes} counted`}
          </li>
        ))}
        {lines.length > maxLines && <li>and {lines.length - maxLines} more</li>}
      </ul>
      <p className="line-clamp-2 text-sm text-stone wrap-anywhere">{reason}</p>
      {hasPhotos && <ReturnPhotos photos={photos} returnNumber={returnNumber} isSmall />}
      {creditCents !== null && <p className="tabular">Credit {formatMoney(creditCents)}</p>}
    </li>
  )
}
