import type { Notice } from './notice.ts'

export interface MortarPayReply {
  status: number
  /** An object is sent as JSON, a string as an HTML page. */
  body: object | string
  headers?: Record<string, string>
  /** Simulated fault: the work is done, the reply is not sent. */
  isLost?: boolean
  /** Written with the reply, and left to this process to send. */
  notice?: Notice | undefined
}

export interface MortarPayRequest {
  params: Record<string, string>
  query: URLSearchParams
  body: Record<string, unknown>
  isForm: boolean
  idempotencyKey: string
}

export const jsonReply = (status: number, body: object): MortarPayReply => ({ status, body })
