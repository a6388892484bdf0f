import { defaultUserMessage, findStatusName } from '@tessera/contract/status-catalog'

export interface FieldProblem {
  field: string
  message: string
}

interface Refusal {
  code?: string
  message?: string
  fields?: FieldProblem[]
  data?: Record<string, unknown> | null
  requestId?: string
}

/** A failed answer of the shop's API: the status name of the catalog, and a message for shoppers. */
export class ShopApiError extends Error {
  readonly status: number
  readonly statusText: string
  readonly code: string
  readonly fields: readonly FieldProblem[]
  readonly data: Record<string, unknown> | null
  readonly requestId: string | undefined
  /** The raw body, for errors that are not in the catalog. */
  readonly body: unknown

  constructor(status: number, statusText: string, body: unknown) {
    const { code, message, fields, data, requestId } = (typeof body === 'object' && body ? body : {}) as Refusal
    super(message || defaultUserMessage)
    this.name = 'ShopApiError'
    this.status = status
    this.statusText = findStatusName(status) ?? statusText
    this.code = code ?? 'Server.Failed'
    this.fields = fields ?? []
    this.data = data ?? null
    this.requestId = requestId
    this.body = body
  }
}
