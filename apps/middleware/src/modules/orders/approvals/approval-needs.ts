import type { Customer } from '../../../kit/visitor.ts'
import type { PaymentNeeds } from '../../checkout/payments/payment-needs.ts'
import type { AuditActor } from '../../people/accounts/audit.ts'
import type { SalesNeeds } from '../sales-needs.ts'

export interface ApprovalNeeds extends SalesNeeds {
  payments: PaymentNeeds
  publicUrl: string
}

/** An approver's answer to a waiting order. */
export interface ApprovalAnswer {
  customer: Customer
  /** The platform checks the approver by it. */
  bearerToken: string
  number: string
  comment: string | null
  auditActor: AuditActor
  now: Date
}
