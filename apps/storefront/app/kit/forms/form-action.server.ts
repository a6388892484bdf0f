import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { ownValue } from '@tessera/contract/kit/own-value'
import { type ActionFunctionArgs, data } from 'react-router'
import { textOf } from '../../http/answer-form.server.ts'
import { failedFormOf } from '../../http/failed-form.server.ts'
import { findOutage } from '../../http/find-outage.server.ts'
import { readForm, unreadableForm } from '../../http/read-form.server.ts'
import { waitContext } from '../../http/request-context.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { answerWhileLooking, lookOnly } from '../../http/session/refuse-while-looking.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { type UnsavedAnswer as Unsaved, unsavedAnswer } from '../../http/unsaved-answer.ts'

interface Submission {
  form: FormData
  visitor: Visitor
}

/** Arguments of a form action: those of its route, the form and the visitor. */
export type FormArgs<Args> = Args & Submission

type RouteArgs = Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>

interface Options {
  /** Maximum form size; more than the default only for forms with photos or files. */
  maxBytes?: number
  /** False for an address without a page: a failure is then shown on the error page. */
  hasPage?: boolean
}

/** The HTTP listener refuses larger forms before they are read, except where files are allowed. */
const defaultMaxBytes = 1_048_576

/** The action of a page with one form. */
export const formAction =
  <Args extends RouteArgs, Answer>(work: (input: FormArgs<Args>) => Promise<Answer>, options: Options = {}) =>
  (args: Args): Promise<Answer | UnsavedAnswer> =>
    runForm(args, options, (input) => {
      if (input.form.has('intent')) throw unreadableForm()
      return work(input)
    })

interface IntentOptions extends Options {
  /** The field that names what to do. */
  field?: string
}

/**
 * The action of a page with several forms: a field of the form, usually `intent`, names one of `actions`, which is
 * passed to `work`. Any other value is refused, including inherited keys (`constructor`, `__proto__`).
 */
export const formActions =
  <Action, Args extends RouteArgs, Answer>(
    actions: Readonly<Record<string, Action>>,
    work: (input: FormArgs<Args>, action: Action) => Promise<Answer>,
    { field = 'intent', ...options }: IntentOptions = {},
  ) =>
  (args: Args): Promise<Answer | UnsavedAnswer> =>
    runForm(args, options, (input) => {
      const action = ownValue(actions, textOf(input.form, field))
      if (action === undefined) throw unreadableForm()
      return work(input, action)
    })

/** Returns the result of the action, or a refusal if staff only look or the shop is temporarily unavailable. */
async function runForm<Args extends RouteArgs, Answer>(
  args: Args,
  { maxBytes = defaultMaxBytes, hasPage = true }: Options,
  work: (input: FormArgs<Args>) => Promise<Answer>,
): Promise<Answer | UnsavedAnswer> {
  const form = await readForm(args.request, maxBytes)
  const visitor = args.context.get(visitorContext)
  const held = answerWhileLooking(visitor, args, form)
  if (held && !hasPage) throw lookOnly()
  if (held) return held
  try {
    return await work({ ...args, form, visitor })
  } catch (error) {
    const message = findOutage(error)
    if (!message) throw error
    if (args.context.get(waitContext) === 0) args.context.set(waitContext, defaultRetrySeconds)
    const failedForm = failedFormOf(form, args.url)
    if (!hasPage) throw data({ message, failedForm }, { status })
    visitor.failedSubmission = { message, failedForm, isSilent: !(error instanceof ShopApiError) }
    return data(unsavedAnswer(message, form), { status })
  }
}

const status = 503
/** Used when the shop sends no `Retry-After`. */
const defaultRetrySeconds = 5

type UnsavedAnswer = ReturnType<typeof data<Unsaved>>
