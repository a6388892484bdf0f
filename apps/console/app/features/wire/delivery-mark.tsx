import type { Delivery } from '@tessera/client/platform/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'

const marks: Readonly<Record<NonNullable<Delivery['Status']>, readonly [kind: BadgeKind, label: string]>> = {
  Waiting: ['warning', 'Waiting'],
  Delivered: ['success', 'Delivered'],
  Parked: ['sale', 'Failed'],
  Failed: ['sale', 'Failed'],
}

/** The state of a message. */
export function DeliveryMark({ Status, IsTest }: Pick<Delivery, 'Status' | 'IsTest'>) {
  const [kind, label] = marks[Status]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge kind={kind}>{label}</Badge>
      {IsTest && <Badge>Test</Badge>}
    </span>
  )
}
