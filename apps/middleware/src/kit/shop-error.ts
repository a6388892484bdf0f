import { type ShopErrorCode, shopErrors } from '@tessera/contract/middleware/errors'

/** A problem with one field of a form. */
export interface FieldProblem {
  field: string
  message: string
}

interface Details {
  /** Replaces the default message of the code with a more exact one. */
  message?: string
  fields?: readonly FieldProblem[]
  /** Values a screen may show beside the message. */
  data?: Record<string, unknown>
  headers?: Record<string, string>
}

/** An expected error that is shown to the shopper. */
export class ShopError extends Error {
  readonly code: ShopErrorCode
  readonly status: number
  readonly details: Details

  constructor(code: ShopErrorCode, details: Details = {}) {
    super(details.message ?? shopErrors[code].message)
    this.code = code
    this.status = shopErrors[code].status
    this.details = details
  }
}

export function refuse(code: ShopErrorCode, details?: Details): never {
  throw new ShopError(code, details)
}

export const invalid = (field: string, message: string): never =>
  refuse('Request.Invalid', { fields: [{ field, message }] })
