import type { OrderShipment } from '@tessera/client/shop/types.gen'
import { formatArea, formatDay, formatUnits } from '@tessera/ui/format'
import { DayAt, Moment } from '@tessera/ui/time-zone'
import { CopyText } from '../../kit/lists/copy-text.tsx'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'

const kinds: Record<OrderShipment['kind'], string> = { parcel: 'Parcel', freight: 'Freight', 'pick-up': 'Pickup' }

interface Props {
  shipments: readonly OrderShipment[]
  year: number
  /** False for a guest with a link: packing lists are files of the account. */
  hasDocuments?: boolean
}

export function OrderShipments({ shipments, year, hasDocuments = true }: Props) {
  if (shipments.length === 0) return null
  return (
    <section aria-labelledby="shipments" className="grid gap-4">
      <h2 id="shipments" className="text-2xl">
        Shipments
      </h2>
      <ul className="grid gap-px border border-grout bg-grout">
        {shipments.map((shipment) => (
          <li key={shipment.number} id={`shipment-${shipment.number}`} className="grid gap-3 bg-surface p-5">
            <ShipmentHead shipment={shipment} year={year} hasDocuments={hasDocuments} />
            <ShipmentContents shipment={shipment} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HeadProps extends Required<Pick<Props, 'year' | 'hasDocuments'>> {
  shipment: OrderShipment
}

function ShipmentHead({ shipment, year, hasDocuments }: HeadProps) {
  const { number, kind, carrier, tracking } = shipment
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <h3 className="font-sans text-base font-bold">
          {kinds[kind]} {number}
        </h3>
        <p>
          <DeliveryText shipment={shipment} year={year} />
        </p>
        {(carrier || tracking) && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-stone">
            {carrier}
            {tracking && <CopyText text={tracking} label="tracking number" />}
          </p>
        )}
      </div>
      {hasDocuments && (
        <DownloadLink href={documentHref('packingList', number)} label={`Packing list ${number}, PDF`}>
          Packing list
        </DownloadLink>
      )}
    </div>
  )
}

/** Names dates instead of "3–5 days". */
function DeliveryText({ shipment, year }: { shipment: OrderShipment; year: number }) {
  const { kind, shippedAt, expectedOn, deliveredAt, proof } = shipment
  if (deliveredAt)
    return (
      <>
        {kind === 'pick-up' ? 'Picked up' : 'Delivered'} <Moment at={deliveredAt} />
        {proof?.signedBy && `, signed by ${proof.signedBy}`}
      </>
    )
  return (
    <>
      Shipped <DayAt at={shippedAt} year={year} />
      {expectedOn && `, arrives ${formatDay(expectedOn, year)}`}
    </>
  )
}

const ShipmentContents = ({ shipment: { lines, proof } }: { shipment: OrderShipment }) => (
  <ul className="grid gap-1 text-sm">
    {lines.map(({ lineNo, name, boxes, unit, areaSqft, lot }) => (
      <li key={`${lineNo}${lot}`} className="flex flex-wrap justify-between gap-x-6">
        <span>{name}</span>
        <span className="tabular text-stone">
          {formatUnits(boxes, unit)}
          {areaSqft !== null && ` · ${formatArea(areaSqft)}`}
          {lot && ` · lot ${lot}`}
        </span>
      </li>
    ))}
    {proof?.note && <li className="text-stone">{proof.note}</li>}
  </ul>
)
