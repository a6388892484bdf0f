import type { WaitingQuote } from '@tessera/client/shop/types.gen'
import { TextField } from '@tessera/ui/field'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { DoButton, TaskCard, TaskForm, TaskText, typedIn } from './task-card.tsx'
import type { ListProps } from './task-list.ts'

/** Prices start at the list price, so that an offer is a few changed numbers. */
export function QuotesList({ items, formKey, outcome, ageOf }: ListProps<WaitingQuote>) {
  return items.map(({ quotationId, account, storeName, version, jobName, note, requestedAt, lines }) => (
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
      <TaskForm number={quotationId} formKey={formKey} outcome={outcome}>
        <input type="hidden" name="version" value={version} />
        <ul className="grid gap-3">
          {lines.map((line) => (
            <OfferLine key={line.lineNo} line={line} quotationId={quotationId} outcome={outcome} />
          ))}
        </ul>
        <div className="grid gap-3 tablet:grid-cols-2">
          <TextField
            label="Valid until"
            name="validUntil"
            id={`validUntil-${quotationId}`}
            type="date"
            defaultValue={typedIn(outcome, quotationId, 'validUntil')}
          />
          <TextField
            label="Freight in dollars"
            name="freight"
            id={`freight-${quotationId}`}
            inputMode="decimal"
            defaultValue={typedIn(outcome, quotationId, 'freight') || '0.00'}
          />
        </div>
        <TaskText label="Message, or the reason for declining" number={quotationId} outcome={outcome} isOptional />
        <div className="flex flex-wrap gap-3">
          <DoButton intent="offerQuote">Send offer</DoButton>
          <DoButton intent="declineQuote" kind="danger">
            Decline
          </DoButton>
        </div>
      </TaskForm>
    </TaskCard>
  ))
}

interface LineProps {
  line: WaitingQuote['lines'][number]
  quotationId: string
  outcome: ListProps<WaitingQuote>['outcome']
}

function OfferLine({ line, quotationId, outcome }: LineProps) {
  const { lineNo, sku, name, room, requestedBoxes, listPriceCents, note } = line
  const typed = (field: string) => typedIn(outcome, quotationId, field)
  return (
    <li className="grid gap-2 border-t border-grout pt-3 tablet:grid-cols-[1fr_8rem_10rem]">
      <p className="min-w-0 wrap-anywhere">
        <span className="tabular text-stone">{sku}</span> {name}
        <span className="block text-stone">
          {[room, `${formatUnits(requestedBoxes, 'box')} requested`, `list ${formatMoney(listPriceCents)}`, note]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <TextField
        label="Boxes"
        name={`boxes-${lineNo}`}
        id={`boxes-${quotationId}-${lineNo}`}
        inputMode="numeric"
        defaultValue={typed(`boxes-${lineNo}`) || String(requestedBoxes)}
      />
      <TextField
        label="Price per box"
        name={`price-${lineNo}`}
        id={`price-${quotationId}-${lineNo}`}
        inputMode="decimal"
        defaultValue={typed(`price-${lineNo}`) || (listPriceCents / 100).toFixed(2)}
      />
    </li>
  )
}
