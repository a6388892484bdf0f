import type { AskedReturn } from '@tessera/client/shop/types.gen'

type Status = AskedReturn['status']

const returned: Record<Status, { label: string; next: string }> = {
  requested: { label: 'Requested', next: 'Your store looks at it, usually within a day.' },
  approved: { label: 'Approved', next: 'Bring the boxes to your store with their seals on.' },
  received: { label: 'Received', next: 'The boxes are with us and are being looked at.' },
  inspected: { label: 'Inspected', next: 'The money is on its way back.' },
  refunded: { label: 'Paid back', next: 'It is settled.' },
  declined: { label: 'Declined', next: 'Your store can tell you why.' },
  canceled: { label: 'Canceled', next: 'You keep the boxes.' },
}

const claimed: Partial<typeof returned> = {
  approved: { label: 'Being checked', next: 'Please keep the broken pieces until it is settled.' },
  inspected: { label: 'Accepted', next: 'The money is on its way back.' },
  canceled: { label: 'Taken back', next: 'You took the claim back.' },
}

export const returnWords = ({ kind, status }: Pick<AskedReturn, 'kind' | 'status'>) =>
  (kind === 'damage' ? claimed[status] : undefined) ?? returned[status]

/** Until they have been received. */
export const canKeep = (status: Status): boolean => status === 'requested' || status === 'approved'

export const isSettled = (status: Status): boolean => ['refunded', 'declined', 'canceled'].includes(status)

const ways: Record<AskedReturn['kind'], readonly Status[]> = {
  return: ['requested', 'approved', 'received', 'inspected', 'refunded'],
  // nobody carries broken tile back
  damage: ['requested', 'approved', 'inspected', 'refunded'],
}

/** The whole way of a return, and how far this one is. */
export function returnSteps({ kind, status }: Pick<AskedReturn, 'kind' | 'status'>) {
  const way = ways[kind]
  const now = way.indexOf(status)
  return way.map((step, index) => ({
    label: returnWords({ kind, status: step }).label,
    state: index < now ? 'done' : index === now ? 'now' : 'to come',
  }))
}
