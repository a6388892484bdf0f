import type { DeliveryWithAttempts } from '@tessera/client/platform/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { formatCount } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'

type Attempt = NonNullable<DeliveryWithAttempts['Attempts']>[number]

/** Every attempt with its answer, newest first. */
export function MessageAttempts({ message }: { message: DeliveryWithAttempts }) {
  const { Attempts, Status, DateDue } = message
  const attempts = (Attempts ?? []).toReversed()
  return (
    <ScreenPart title="Attempts">
      {Status === 'Waiting' && DateDue && (
        <p className="text-stone">
          {attempts.length > 0 ? 'Next attempt' : 'Due'} {formatMoment(DateDue, shopTimeZone)}
        </p>
      )}
      {attempts.length > 0 ? (
        <div className="overflow-x-auto">
          <Table caption="Attempts" columns={columns} rows={attempts} keyOf={({ Date: at }) => at ?? ''} />
        </div>
      ) : (
        <p>Not sent yet. Messages leave within a minute.</p>
      )}
    </ScreenPart>
  )
}

const columns: readonly TableColumn<Attempt>[] = [
  {
    key: 'at',
    header: 'Time',
    isRowHeader: true,
    cell: ({ Date: at, ResentBy }) => (
      <>
        {at && formatMoment(at, shopTimeZone)}
        {ResentBy && <span className="block font-normal text-stone">Sent again by {ResentBy}</span>}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Response',
    cell: ({ StatusCode, Problem }) => StatusCode ?? (Problem ? 'None' : 'Accepted'),
  },
  {
    key: 'took',
    header: 'Took',
    isNumber: true,
    cell: ({ Milliseconds }) => `${formatCount(Milliseconds)} ms`,
  },
  {
    key: 'text',
    header: 'Details',
    cell: ({ Problem, Answer }) => (
      <>
        {Problem && <span className="block wrap-anywhere text-sale">{Problem}</span>}
        {Answer && <code className="wrap-anywhere">{Answer}</code>}
      </>
    ),
  },
]
