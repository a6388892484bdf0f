import { fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import type { Problem } from '@tessera/domain/order-model/problem'
import { ApiError } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import type { OutboundAnswer } from '@tessera/server/outbound/outbound-answer'
import { pickFields } from '@tessera/server/pick-fields'
import { validateBody } from '@tessera/server/validate-body'

/** The outcome of a call, as stored on the order and shown in the worksheet. */
export interface CheckoutResponse extends RequestBody {
  HttpStatusCode: number | null
  UnhandledErrorBody: string | null
  Succeeded: boolean
}

/** A usable response with its status, or the error. Both have every property of the model. */
export function readResponse(model: Model, { ok, status, body, error }: OutboundAnswer): CheckoutResponse {
  const code = status === 0 ? null : status
  if (!ok || error) return failedResponse(model, code, body ?? `No answer: ${error ?? `status ${status}`}.`)
  try {
    return goodResponse(model, pickKnownFields(model, body), code)
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    return failedResponse(model, code, refusal.errors.map(({ Message }) => Message).join(' '))
  }
}

/** Keeps known names and plain values only: a response from outside is validated like a request (INJ-7). */
function pickKnownFields(model: Model, body: unknown): RequestBody {
  const known = pickFields(model, body)
  validateBody(model, 'patch', known)
  return known
}

export const goodResponse = (model: Model, body: RequestBody, status: number | null): CheckoutResponse =>
  ({
    ...withAllProperties(model, body),
    HttpStatusCode: status,
    UnhandledErrorBody: null,
    Succeeded: true,
  }) as CheckoutResponse

export const failedResponse = (model: Model, status: number | null, reason: unknown): CheckoutResponse =>
  ({
    ...withAllProperties(model, {}),
    HttpStatusCode: status,
    UnhandledErrorBody: textOf(reason),
    Succeeded: false,
  }) as CheckoutResponse

/** The receiver's response is invalid for this order. */
export const unusableResponse = (
  model: Model,
  { HttpStatusCode }: CheckoutResponse,
  problems: readonly Problem[],
): CheckoutResponse =>
  failedResponse(
    model,
    HttpStatusCode,
    new ApiError(problems).errors.map(({ Message, Data }) => ({ Message, Data })),
  )

const maxErrorLength = 4000

const textOf = (reason: unknown): string =>
  (typeof reason === 'string' ? reason : JSON.stringify(reason))
    .slice(0, maxErrorLength)
    .replaceAll('\0', '')
    .toWellFormed()

function withAllProperties(model: Model, body: RequestBody): RequestBody {
  return Object.fromEntries(
    fieldsOf(model).map(([name, field]) => {
      const value = body[name] ?? field.default ?? null
      const { 'x-items': items, 'x-model': inner } = field
      if (inner && value) return [name, withAllProperties(inner, value as RequestBody)]
      if (!items || !isModel(items) || !Array.isArray(value)) return [name, value]
      return [name, value.map((item: RequestBody) => withAllProperties(items, item))]
    }),
  )
}
