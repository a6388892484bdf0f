import { statusCatalog } from '@tessera/contract/status-catalog'
export interface ErrorEntry {
  ErrorCode: string
  Message: string
  Data?: unknown
}

export interface PlatformResponse {
  status: number
  statusText: string
  headers: Headers
  /** The body: parsed if it is JSON, else as text. */
  data: unknown
}

export interface PlatformRequest {
  method: string
  url: string
}

/** HTTP/2 has no status text. */
const statusTexts: Record<number, string> = statusCatalog

/** An answer outside 2xx. Failures without an answer are other errors. */
export class PlatformError extends Error {
  readonly isOrderCloudError = true
  /** Empty if the body could not be read, undefined if it lists no errors. */
  readonly errors: ErrorEntry[] | undefined
  readonly errorCode: string
  readonly status: number
  readonly statusText: string
  readonly response: PlatformResponse
  readonly request: PlatformRequest

  constructor(response: PlatformResponse, request: PlatformRequest) {
    const errors = errorsOf(response.data)
    super(messageOf(errors?.[0]) || statusTextOf(response))
    // code written for the published client checks this name
    this.name = 'OrderCloudError'
    this.errors = errors
    this.errorCode = errors?.[0]?.ErrorCode || 'OrderCloudError'
    this.status = response.status
    this.statusText = statusTextOf(response)
    this.response = response
    this.request = request
  }
}

const statusTextOf = ({ status, statusText }: PlatformResponse): string =>
  statusText || statusTexts[status] || `Status ${status}`

function errorsOf(data: unknown): ErrorEntry[] | undefined {
  if (typeof data !== 'object' || data === null) return []
  const { Errors } = data as { Errors?: unknown }
  return Array.isArray(Errors) ? Errors.filter((entry) => typeof entry === 'object' && entry !== null) : undefined
}

function messageOf(entry: ErrorEntry | undefined): string | undefined {
  const { ObjectType, ObjectID } = (entry?.Data ?? {}) as { ObjectType?: unknown; ObjectID?: unknown }
  const isNamed = entry?.ErrorCode === 'NotFound' && ObjectType && ObjectID
  return isNamed ? `${ObjectType} ${ObjectID} not found` : entry?.Message
}
