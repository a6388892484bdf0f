import { type ShopErrorCode, shopErrors } from '@tessera/contract/middleware/errors'

/** One field of a form, and what is wrong with it. */
export interface FieldProblem {
  field: string
  message: string
}

interface Details {
  /** Where the table's sentence can be more exact. */
  message?: string
  fields?: readonly FieldProblem[]
  /** Figures a screen may show beside the sentence. */
  data?: Record<string, unknown>
  headers?: Record<string, string>
}

/** An expected refusal, on its way to the shopper. */
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
