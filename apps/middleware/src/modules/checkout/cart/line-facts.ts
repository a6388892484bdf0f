/** Extra fields the shop stores on a line of the platform's order. */
export interface LineFacts {
  lotNo?: string
  room?: string
  projectId?: string
}

export const lineFacts = (xp: Record<string, unknown> | null): LineFacts => {
  const { LotNo, Room, ProjectID } = (xp ?? {}) as { LotNo?: unknown; Room?: unknown; ProjectID?: unknown }
  return {
    ...(typeof LotNo === 'string' && { lotNo: LotNo }),
    ...(typeof Room === 'string' && { room: Room }),
    ...(typeof ProjectID === 'string' && { projectId: ProjectID }),
  }
}

/** Extra fields the shop stores on the order. */
export interface OrderFacts {
  poNumber?: string
  jobName?: string
  pickUpStore?: string
  pickUpPersons?: string
  pickUpPhone?: string
  pickUpBillingZip?: string
  instructions?: string
  taxExempt?: boolean
  acceptsMixedLots?: boolean
  acceptsTerms?: boolean
  /** Chosen payment: the shop's own token of a card, never the card. */
  payment?: OrderPaymentFacts
}

export interface OrderPaymentFacts {
  method: string
  text?: string
  token?: string | null
  savedCardId?: string | null
  saveCard?: boolean
  referenceId?: string | null
}

/** An empty string removes a field, since the platform merges xp. */
export const orderFacts = (xp: Record<string, unknown> | null): OrderFacts =>
  Object.fromEntries(Object.entries(xp?.Shop ?? {}).filter(([, value]) => value !== '')) as OrderFacts
