import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { TextField } from '@tessera/ui/field'
import { formatUnits } from '@tessera/ui/format'
import { formatDay, formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { DoButton, TaskForm, typedIn } from '../tasks/task-card.tsx'

interface Props {
  order: StaffOrder
  formKey: string
  outcome: TaskOutcome | undefined
  mayWork: boolean
}

/** Lists shipments with lots and tracking; a delivery on its way can be recorded as arrived. */
export function OrderShipments({ order: { shipments, timeZone }, formKey, outcome, mayWork }: Props) {
  if (shipments.length === 0) return null
  return (
    <ScreenPart title="Shipments">
      <ul className="grid gap-3">
        {shipments.map((shipment) => (
          <li key={shipment.number} className="grid gap-2 border border-grout bg-surface p-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="tabular">{shipment.number}</b>
              <span className="text-stone">{formatMoment(shipment.shippedAt, timeZone)}</span>
            </p>
            <p className="wrap-anywhere">{wayText(shipment, timeZone)}</p>
            <ul>
              {shipment.lines.map(({ lineNo, sku, boxes, unit, lot }) => (
                <li key={`${lineNo} ${lot}`}>
                  <span className="tabular text-stone">{sku}</span>{' '}
                  {[formatUnits(boxes, unit), lot && `lot ${lot}`].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
            {mayWork && !shipment.deliveredAt && (
              <TaskForm number={shipment.number} formKey={formKey} outcome={outcome}>
                <div className="flex flex-wrap items-end gap-3">
                  <TextField
                    label="Signed by"
                    name="signedBy"
                    id={`signed-${shipment.number}`}
                    maxLength={100}
                    defaultValue={typedIn(outcome, shipment.number, 'signedBy')}
                    isOptional
                  />
                  <DoButton intent="recordArrival">Mark as delivered</DoButton>
                </div>
              </TaskForm>
            )}
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}

function wayText({ carrier, tracking, expectedOn, deliveredAt, proof }: StaffOrder['shipments'][number], zone: string) {
  const arrived = deliveredAt && `delivered ${formatMoment(deliveredAt, zone)}`
  const expected = !deliveredAt && expectedOn && `expected ${formatDay(expectedOn)}`
  const signed = proof?.signedBy && `signed by ${proof.signedBy}`
  return [carrier, tracking && `tracking ${tracking}`, arrived, expected, signed].filter(Boolean).join(' · ')
}
