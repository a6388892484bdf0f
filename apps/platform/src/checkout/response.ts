import { fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import type { Problem } from '@tessera/domain/orders/problem'
import { ApiError } from '@tessera/server/api-error'
import { pick } from '@tessera/server/body'
import type { Body } from '@tessera/server/call'
import type { OutboundAnswer } from '@tessera/server/outbound/answer'
import { validate } from '@tessera/server/validator'

/** The outcome of a call, as stored on the order and shown in the worksheet. */
export interface Response extends Body {
  HttpStatusCode: number | null
  UnhandledErrorBody: string | null
  Succeeded: boolean
}

/** A usable response with its status, or the error. Both have every property of the model. */
export function responseOf(model: Model, { ok, status, body, error }: OutboundAnswer): Response {
  const code = status === 0 ? null : status
  if (!ok || error) return failedResponse(model, code, body ?? `No answer: ${error ?? `status ${status}`}.`)
  try {
    return goodResponse(model, cleaned(model, body), code)
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    return failedResponse(model, code, refusal.errors.map(({ Message }) => Message).join(' '))
  }
}

/** Keeps known names and plain values only: a response from outside is validated like a request (INJ-7). */
function cleaned(model: Model, body: unknown): Body {
  const known = pick(model, body)
  validate(model, 'patch', known)
  return known
}

export const goodResponse = (model: Model, body: Body, status: number | null): Response =>
  ({ ...whole(model, body), HttpStatusCode: status, UnhandledErrorBody: null, Succeeded: true }) as Response

export const failedResponse = (model: Model, status: number | null, reason: unknown): Response =>
  ({ ...whole(model, {}), HttpStatusCode: status, UnhandledErrorBody: textOf(reason), Succeeded: false }) as Response

/** The receiver's response is invalid for this order. */
export const unusable = (model: Model, { HttpStatusCode }: Response, problems: readonly Problem[]): Response =>
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

function whole(model: Model, body: Body): Body {
  return Object.fromEntries(
    fieldsOf(model).map(([name, field]) => {
      const value = body[name] ?? field.default ?? null
      const { 'x-items': items, 'x-model': inner } = field
      if (inner && value) return [name, whole(inner, value as Body)]
      if (!items || !isModel(items) || !Array.isArray(value)) return [name, value]
      return [name, value.map((item: Body) => whole(items, item))]
    }),
  )
}
