import type { OperatorTasks } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatUnits } from '@tessera/ui/format'
import { formatDay } from '../../generic/format-days.ts'
import { lineStateWords } from './line-state-words.ts'
import { DoButton, TaskCard, TaskForm } from './task-card.tsx'
import { TaskLines } from './task-lines.tsx'
import type { ListProps } from './task-list.ts'

const words: Readonly<Record<string, string>> = lineStateWords

export function OrdersList({ items, formKey, outcome, ageOf }: ListProps<OperatorTasks['orders'][number]>) {
  return items.map(({ number, account, storeName, isPickUp, wantedOn, placedAt, lines }) => (
    <TaskCard
      key={number}
      title={`Order ${number}`}
      href={`/orders/${number}`}
      account={account}
      store={storeName}
      age={ageOf(placedAt)}
      of={{ kind: 'order', number }}
    >
      <p>
        {isPickUp ? 'Pickup' : 'Delivery'}
        {wantedOn && `, wanted on ${formatDay(wantedOn)}`}
      </p>
      <TaskLines
        lines={lines.map(({ leftBoxes, unit, lot, fulfilment, ...line }) => ({
          ...line,
          amount: [formatUnits(leftBoxes, unit), lot && `Lot ${lot}`, words[fulfilment] ?? fulfilment]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <TaskForm number={number} formKey={formKey} outcome={outcome}>
        <div className="flex flex-wrap gap-3">
          {!isPickUp && (
            <LinkButton href={`/orders/${number}/ship`} kind="primary">
              Pack and ship
            </LinkButton>
          )}
          <DoButton intent="takeStep">Move to next step</DoButton>
        </div>
      </TaskForm>
    </TaskCard>
  ))
}
