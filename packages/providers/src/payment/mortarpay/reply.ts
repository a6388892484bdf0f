/** What goes back over the wire. */
export interface Reply {
  status: number
  /** JSON unless it is text, which is a page. */
  body: object | string
  headers?: Record<string, string>
  /** A fault to act out: the work is done, the answer is not sent. */
  isLost?: boolean
}

/** One request to the provider. */
export interface Asked {
  params: Record<string, string>
  query: URLSearchParams
  body: Record<string, unknown>
  isForm: boolean
  idempotencyKey: string
}

export const reply = (status: number, body: object): Reply => ({ status, body })
