import { formatCount, formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form } from 'react-router'
import { BackToList } from '../../generic/back-to-list.tsx'
import { DoButton } from '../tasks/task-card.tsx'
import { orderColumn } from './order-column.tsx'
import { PicksLink } from './picks-link.tsx'
import { type StepLine, type StepOutcome, stepWords, takenWords } from './step-view.ts'

/** Shows the next step of each selected order, or its result. */
export function StepOrdersScreen({ outcome }: { outcome: StepOutcome }) {
  const { isDone, lines, problem } = outcome
  const moving = lines.filter(({ reason }) => reason === null)
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{lines.length > 0 ? `Next step of ${formatUnits(lines.length, 'order')}` : 'Orders'}</h1>
      {problem && (
        <Notice kind="error" isLive>
          {problem}
        </Notice>
      )}
      {!problem && (isDone ? <Done lines={lines} /> : <Review moving={moving.length} all={lines.length} />)}
      <StepForm outcome={outcome} />
      {lines.length > 0 && (
        <div className="overflow-x-auto">
          <Table caption="Orders" columns={columnsFor(isDone)} rows={lines} keyOf={({ number }) => number} />
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        <BackToList />
        {isDone && <PicksLink numbers={moving.map(({ number }) => number)} />}
      </p>
    </div>
  )
}

/** The steps that can be taken, or those whose answer was lost, as one form. */
function StepForm({ outcome: { isDone, lines, key } }: { outcome: StepOutcome }) {
  const sent = lines.filter(({ reason, isLost }) => (isDone ? isLost : reason === null))
  if (sent.length === 0) return null
  return (
    <Form method="post">
      <input type="hidden" name="key" value={key} />
      {sent.map(({ number, step, customer }) => (
        <input key={number} type="hidden" name="step" value={`${number}:${step}:${customer}`} />
      ))}
      <DoButton intent="take" kind="primary">
        {isDone ? 'Try these again' : `Move ${formatUnits(sent.length, 'order')} on`}
      </DoButton>
    </Form>
  )
}

const Review = ({ moving, all }: { moving: number; all: number }) => (
  <Notice kind="warning" isLive title="Nothing has been moved yet">
    {formatUnits(moving, 'order')} would take the next step
    {all > moving && `, ${formatCount(all - moving)} would be skipped`}. Customers are notified as usual.
  </Notice>
)

function Done({ lines }: { lines: readonly StepLine[] }) {
  const left = lines.filter(({ reason }) => reason !== null).length
  return (
    <Notice kind={left > 0 ? 'warning' : 'success'} isLive>
      {formatUnits(lines.length - left, 'order')} moved on{left > 0 && `, ${formatCount(left)} did not: see below`}.
    </Notice>
  )
}

const columnsFor = (isDone: boolean): TableColumn<StepLine>[] => [
  orderColumn,
  { key: 'customer', header: 'Customer', card: 'note', cell: ({ customer }) => customer },
  {
    key: 'step',
    header: isDone ? 'Result' : 'Next step',
    card: 'note-end',
    cell: ({ step, reason }) =>
      reason !== null || step === null ? (
        <span className="text-sale">{isDone ? reason : `Skipped: ${reason}`}</span>
      ) : (
        (isDone ? takenWords : stepWords)[step]
      ),
  },
]
