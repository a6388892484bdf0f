import type { CustomerReturn } from '@tessera/client/shop/types.gen'

type Status = CustomerReturn['status']

const returnTexts: Record<Status, { label: string; next: string }> = {
  requested: { label: 'Requested', next: 'Your store will review it, usually within one day.' },
  approved: { label: 'Approved', next: 'Bring the sealed boxes to your store.' },
  received: { label: 'Received', next: 'We have the boxes and are inspecting them.' },
  inspected: { label: 'Inspected', next: 'Your refund is on its way.' },
  refunded: { label: 'Refunded', next: 'This return is complete.' },
  declined: { label: 'Declined', next: 'Your store can tell you why.' },
  canceled: { label: 'Canceled', next: 'You kept the boxes.' },
}

const claimTexts: Partial<typeof returnTexts> = {
  approved: { label: 'In review', next: 'Please keep the damaged tiles until it’s resolved.' },
  inspected: { label: 'Accepted', next: 'Your refund is on its way.' },
  canceled: { label: 'Withdrawn', next: 'You withdrew this claim.' },
}

export const returnText = ({ kind, status }: Pick<CustomerReturn, 'kind' | 'status'>) =>
  (kind === 'damage' ? claimTexts[status] : undefined) ?? returnTexts[status]

/** Possible until the boxes are received. */
export const canCancelReturn = (status: Status): boolean => status === 'requested' || status === 'approved'

export const isReturnClosed = (status: Status): boolean => ['refunded', 'declined', 'canceled'].includes(status)

const stepsByKind: Record<CustomerReturn['kind'], readonly Status[]> = {
  return: ['requested', 'approved', 'received', 'inspected', 'refunded'],
  // damaged tiles are not sent back
  damage: ['requested', 'approved', 'inspected', 'refunded'],
}

/** All steps of a return, and how many are completed. */
export function returnSteps({ kind, status }: Pick<CustomerReturn, 'kind' | 'status'>) {
  const way = stepsByKind[kind]
  const now = way.indexOf(status)
  return way.map((step, index) => ({
    label: returnText({ kind, status: step }).label,
    state: index < now ? 'done' : index === now ? 'now' : 'to come',
  }))
}
