import type { ReturnCredit, WaitingReturn } from '@tessera/client/shop/types.gen'
import { canMoveReturn } from '@tessera/domain/sales/return-life-cycle'
import { TextField } from '@tessera/ui/field'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import type { TaskOutcome } from './task-actions.server.ts'
import { DoButton, TaskForm, TaskText, typedIn } from './task-card.tsx'

interface Props extends Pick<WaitingReturn, 'returnNumber' | 'kind' | 'status'> {
  lines: readonly (Pick<WaitingReturn['lines'][number], 'lineNo' | 'sku' | 'name' | 'unit' | 'boxes'> & {
    receivedBoxes?: number | null
  })[]
  formKey: string
  outcome: TaskOutcome | undefined
}

/** The next step of a return. Boxes are counted line by line, and the credit is shown before it is given. */
export function ReturnForm({ returnNumber: number, kind, status, lines, formKey, outcome }: Props) {
  const may = (to: 'approved' | 'received' | 'inspected' | 'declined') => canMoveReturn(kind, status, to)
  const credit = outcome?.about === number ? outcome.credit : undefined
  return (
    <TaskForm number={number} formKey={formKey} outcome={outcome}>
      {may('inspected') && (
        <ul className="grid gap-2">
          {lines.map((line) => (
            <AcceptedLine key={line.lineNo} line={line} number={number} outcome={outcome} />
          ))}
        </ul>
      )}
      {credit && <CreditSum credit={credit} />}
      <TaskText label="Message to the customer" number={number} outcome={outcome} isOptional />
      <div className="flex flex-wrap gap-3">
        {may('approved') && <DoButton intent="moveReturn:approved">Approve</DoButton>}
        {may('received') && <DoButton intent="moveReturn:received">Mark as received</DoButton>}
        {may('inspected') && <DoButton intent="previewReturn">{credit ? 'Recount' : 'Preview credit'}</DoButton>}
        {credit && (
          <DoButton intent="moveReturn:inspected" kind="primary">
            Issue credit of {formatMoney(credit.creditCents)}
          </DoButton>
        )}
        {may('declined') && (
          <DoButton intent="moveReturn:declined" kind="danger">
            Decline
          </DoButton>
        )}
      </div>
    </TaskForm>
  )
}

interface LineProps extends Pick<Props, 'outcome'> {
  line: Props['lines'][number]
  number: string
}

const AcceptedLine = ({ line: { lineNo, sku, name, unit, boxes, receivedBoxes }, number, outcome }: LineProps) => (
  <li className="grid items-end gap-2 tablet:grid-cols-[1fr_8rem]">
    <p className="min-w-0 wrap-anywhere">
      <span className="tabular text-stone">{sku}</span> {name}
      <span className="block text-stone">
        {formatUnits(boxes, unit)} in this return
        {typeof receivedBoxes === 'number' && `, ${receivedBoxes} counted`}
      </span>
    </p>
    <TextField
      label="Accepted boxes"
      name={`accepted-${lineNo}`}
      id={`accepted-${number}-${lineNo}`}
      inputMode="numeric"
      required
      defaultValue={typedIn(outcome, number, `accepted-${lineNo}`) || String(receivedBoxes ?? boxes)}
    />
  </li>
)

const CreditSum = ({ credit: { goodsCents, taxCents, creditCents } }: { credit: ReturnCredit }) => (
  <div role="status" className="border-s-4 border-sage bg-paper p-3">
    <input type="hidden" name="creditCents" value={creditCents} />
    Credit: goods {formatMoney(goodsCents)} + tax {formatMoney(taxCents)} = <b>{formatMoney(creditCents)}</b>. Freight
    is not refunded.
  </div>
)
