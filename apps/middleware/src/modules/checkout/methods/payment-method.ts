import type { PaymentStatus } from '@tessera/providers/payment/port'
import type { Attempt } from '../attempts/attempt.ts'

/** How the money of an attempt stands with whoever gives it. */
export interface Standing {
  status:
    | PaymentStatus
    /** Nobody there has heard of it. */
    | 'none'
    /** They will not, and nothing was done. */
    | 'refused'
    | 'unknown'
    | 'broken'
    | 'unavailable'
  paymentId?: string | null
  reason?: string | null
  message?: string
  nextUrl?: string | null
}

/** A way to pay. Each call may be repeated: the key is the attempt. */
export interface Means {
  authorize(at: Attempt): Promise<Standing>
  look(at: Attempt): Promise<Standing>
  capture(at: Attempt): Promise<Standing>
  void(at: Attempt): Promise<Standing>
}
