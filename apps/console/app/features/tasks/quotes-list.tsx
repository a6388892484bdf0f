import type { WaitingQuote } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { DoButton, TaskCard, TaskForm, TaskText } from './task-card.tsx'
import { TaskLines } from './task-lines.tsx'
import type { ListProps } from './task-list.ts'

/** An offer is made on the page of its quote, which knows stock, freight by our rates and tax; a refusal needs no more. */
export function QuotesList({ items, formKey, outcome, ageOf }: ListProps<WaitingQuote>) {
  return items.map(({ quotationId, account, storeName, jobName, note, requestedAt, lines }) => (
    <TaskCard
      key={quotationId}
      title={`Quote ${quotationId}`}
      href={`/quotes/${quotationId}`}
      account={account}
      store={storeName}
      age={ageOf(requestedAt)}
      of={{ kind: 'quote', number: quotationId }}
    >
      {(jobName || note) && <p>{[jobName, note].filter(Boolean).join(': ')}</p>}
      <TaskLines
        lines={lines.map(({ requestedBoxes, unit, listPriceCents, room, note: wish, ...line }) => ({
          ...line,
          about: [room, wish].filter(Boolean).join(' · '),
          amount: `${formatUnits(requestedBoxes, unit)} · list ${formatMoney(listPriceCents)}`,
        }))}
      />
      <div>
        <LinkButton href={`/quotes/${quotationId}`} kind="primary">
          Make an offer
        </LinkButton>
      </div>
      <Disclosure summary="Decline this quote" isOpen={outcome?.about === quotationId && outcome.problem !== undefined}>
        <TaskForm number={quotationId} formKey={formKey} outcome={outcome}>
          <TaskText label="Reason (shown to the customer)" number={quotationId} outcome={outcome} />
          <div>
            <DoButton intent="declineQuote" kind="danger">
              Decline
            </DoButton>
          </div>
        </TaskForm>
      </Disclosure>
    </TaskCard>
  ))
}
