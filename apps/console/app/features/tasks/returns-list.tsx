import type { WaitingReturn } from '@tessera/client/shop/types.gen'
import { formatUnits } from '@tessera/ui/format'
import { ReturnForm } from './return-form.tsx'
import { TaskCard } from './task-card.tsx'
import { TaskLines } from './task-lines.tsx'
import type { ListProps } from './task-list.ts'

export function ReturnsList({ items, formKey, outcome, ageOf }: ListProps<WaitingReturn>) {
  return items.map(({ returnNumber, number, account, storeName, kind, status, reason, requestedAt, lines, photos }) => (
    <TaskCard
      key={returnNumber}
      title={`${kind === 'damage' ? 'Damage claim' : 'Return'} ${returnNumber}`}
      href={`/returns/${returnNumber}`}
      account={account}
      store={storeName}
      age={ageOf(requestedAt)}
      of={{ kind: 'return', number: returnNumber }}
    >
      <p>
        For order {number}: {reason}
      </p>
      <TaskLines
        lines={lines.map(({ boxes, unit, pieces, ...line }) => ({
          ...line,
          amount: pieces ? formatUnits(pieces, 'piece') : formatUnits(boxes, unit),
        }))}
      />
      {photos.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {photos.map(({ messageId }, at) => (
            <a
              key={messageId}
              href={`/console/tasks/photo?${new URLSearchParams({ kind: 'return', messageId })}`}
              target="_blank"
              rel="noreferrer"
            >
              Photo {at + 1}
            </a>
          ))}
        </p>
      )}
      <ReturnForm
        returnNumber={returnNumber}
        kind={kind}
        status={status}
        lines={lines}
        formKey={formKey}
        outcome={outcome}
      />
    </TaskCard>
  ))
}
