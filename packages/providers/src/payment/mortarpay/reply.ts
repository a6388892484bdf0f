export interface Reply {
  status: number
  /** An object is sent as JSON, a string as an HTML page. */
  body: object | string
  headers?: Record<string, string>
  /** Simulated fault: the work is done, the reply is not sent. */
  isLost?: boolean
}

export interface Asked {
  params: Record<string, string>
  query: URLSearchParams
  body: Record<string, unknown>
  isForm: boolean
  idempotencyKey: string
}

export const reply = (status: number, body: object): Reply => ({ status, body })
