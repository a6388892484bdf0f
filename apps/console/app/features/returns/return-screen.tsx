import type { StaffReturn } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Badge } from '@tessera/ui/badge'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Table, type TableColumn } from '@tessera/ui/table'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { formatAge } from '../tasks/format-age.ts'
import { ReturnForm } from '../tasks/return-form.tsx'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { ReturnPhotos } from './return-photos.tsx'
import { formatReturned, returnStatusWords, returnTitle } from './return-words.ts'

type Line = StaffReturn['lines'][number]

interface Props {
  item: StaffReturn
  formKey: string
  outcome: TaskOutcome | undefined
  mayWork: boolean
  hasHistory: boolean
  now: string
}

/** One return or claim: what came back, with photos, and its next step. */
export function ReturnScreen({ item, formKey, outcome, mayWork, hasHistory, now }: Props) {
  const { returnNumber, kind, status, lines, photos, reason, answer, creditCents, requestedBy } = item
  return (
    <div className="grid gap-5">
      <ReturnHead item={item} hasHistory={hasHistory} now={now} />
      {outcome?.done && (
        <Notice kind="success" isLive>
          {outcome.done}
        </Notice>
      )}
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-6">
          <ScreenPart title="Reason">
            <p className="wrap-anywhere">{reason}</p>
            {requestedBy && <p className="text-stone">Requested for the customer by {requestedBy}.</p>}
            {answer && <p className="wrap-anywhere">Our answer: {answer}</p>}
          </ScreenPart>
          <ScreenPart title="Lines">
            <div className="overflow-x-auto">
              <Table caption="Lines" columns={columns} rows={lines} keyOf={({ lineNo }) => String(lineNo)} />
            </div>
          </ScreenPart>
          {mayWork && photos.length > 0 && (
            <ScreenPart title="Photos">
              <ReturnPhotos photos={photos} returnNumber={returnNumber} />
            </ScreenPart>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          {creditCents !== null && (
            <ScreenPart title="Credit">
              <p className="text-xl tabular">{formatMoney(creditCents)}</p>
            </ScreenPart>
          )}
          {mayWork && isWaiting(status) && (
            <ScreenPart title="Next step">
              <ReturnForm {...{ returnNumber, kind, status, lines, formKey, outcome }} />
            </ScreenPart>
          )}
        </div>
      </div>
    </div>
  )
}

const isWaiting = (status: StaffReturn['status']): boolean =>
  status === 'requested' || status === 'approved' || status === 'received'

function ReturnHead({ item, hasHistory, now }: Pick<Props, 'item' | 'hasHistory' | 'now'>) {
  const { returnNumber, orderNumber, customer, customerNumber, storeName, status, requestedAt } = item
  const [word, kind] = returnStatusWords[status]
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Returns and claims', url: '/returns' },
          { title: returnNumber, url: `/returns/${returnNumber}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{returnTitle(item)}</h1>
        <Badge kind={kind}>{word}</Badge>
      </div>
      <p className="text-stone wrap-anywhere">
        {customerNumber ? <Link href={`/customers/${customerNumber}`}>{customer}</Link> : customer}
        {' · '}
        <Link href={`/orders/${orderNumber}`}>Order {orderNumber}</Link>
        {storeName && ` · ${storeName}`}
        {` · requested ${ageText(requestedAt, now)}`}
        {hasHistory && (
          <>
            {' · '}
            <Link href={`/audit?record=returns/${returnNumber}`}>History</Link>
          </>
        )}
      </p>
    </header>
  )
}

const ageText = (moment: string, now: string): string => {
  const age = formatAge(moment, now)
  return age === 'now' ? 'just now' : `${age} ago`
}

const columns: readonly TableColumn<Line>[] = [
  {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    card: 'title',
    cell: ({ sku, name }) => (
      <>
        <Link href={`/products/${encodeURIComponent(sku)}`} className="tabular">
          {sku}
        </Link>{' '}
        {keepSizeTogether(name)}
      </>
    ),
  },
  { key: 'boxes', header: 'Expected', isNumber: true, card: 'end', cell: formatReturned },
  {
    key: 'received',
    header: 'Counted',
    isNumber: true,
    card: 'note',
    cell: ({ receivedBoxes }) => receivedBoxes !== null && `${receivedBoxes} counted`,
  },
  {
    key: 'accepted',
    header: 'Accepted',
    isNumber: true,
    card: 'note-end',
    cell: ({ acceptedBoxes }) => acceptedBoxes !== null && `${acceptedBoxes} accepted`,
  },
]
