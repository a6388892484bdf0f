import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { own } from '@tessera/contract/kit/own'
import { type ActionFunctionArgs, data } from 'react-router'
import { failedFormOf } from '../../http/failed-form.server.ts'
import { findOutage } from '../../http/find-outage.server.ts'
import { textOf, typedIn } from '../../http/form-answer.server.ts'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { readForm, unreadableForm } from '../../http/read-form.server.ts'
import { waitContext } from '../../http/request-context.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

interface Sent {
  form: FormData
  visitor: Visitor
}

/** Arguments of a form action: those of its route, the form and the visitor. */
export type FormArgs<Args> = Args & Sent

type Given = Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>

interface Options {
  /** Maximum form size; more than the default only for forms with photos or files. */
  mostBytes?: number
  /** False for an address without a page: a failure is then shown on the error page. */
  hasPage?: boolean
}

/** The HTTP listener refuses larger forms before they are read, except where files are allowed. */
const usualBytes = 1_048_576

/** The action of a page with one form. */
export const formAction =
  <Args extends Given, Answer>(work: (asked: FormArgs<Args>) => Promise<Answer>, options: Options = {}) =>
  (args: Args): Promise<Answer | OutageAnswer> =>
    runForm(args, options, (asked) => {
      if (asked.form.has('intent')) throw unreadableForm()
      return work(asked)
    })

interface ManyOptions extends Options {
  /** The field that names what to do. */
  field?: string
}

/**
 * The action of a page with several forms: a field of the form, usually `intent`, names one of `actions`, which is
 * passed to `work`. Any other value is refused, including inherited keys (`constructor`, `__proto__`).
 */
export const formActions =
  <Action, Args extends Given, Answer>(
    actions: Readonly<Record<string, Action>>,
    work: (asked: FormArgs<Args>, action: Action) => Promise<Answer>,
    { field = 'intent', ...options }: ManyOptions = {},
  ) =>
  (args: Args): Promise<Answer | OutageAnswer> =>
    runForm(args, options, (asked) => {
      const action = own(actions, textOf(asked.form, field))
      if (action === undefined) throw unreadableForm()
      return work(asked, action)
    })

/** Returns the result of the action, or a refusal if the shop is temporarily unavailable. */
async function runForm<Args extends Given, Answer>(
  args: Args,
  { mostBytes = usualBytes, hasPage = true }: Options,
  work: (asked: FormArgs<Args>) => Promise<Answer>,
): Promise<Answer | OutageAnswer> {
  const form = await readForm(args.request, mostBytes)
  const visitor = args.context.get(visitorContext)
  try {
    return await work({ ...args, form, visitor })
  } catch (error) {
    const message = findOutage(error)
    if (!message) throw error
    if (args.context.get(waitContext) === 0) args.context.set(waitContext, usualSeconds)
    const failedForm = failedFormOf(form, args.url)
    if (!hasPage) throw data({ message, failedForm }, { status })
    visitor.failed = { message, failedForm, isSilent: !(error instanceof ShopApiError) }
    return data({ outage: message, refusal: refusalBecauseOf(form) }, { status })
  }
}

const status = 503
/** Used when the shop sends no `Retry-After`. */
const usualSeconds = 5

type OutageAnswer = ReturnType<typeof data<{ outage: string; refusal: FormRefusal }>>

const refusalBecauseOf = (form: FormData): FormRefusal => ({
  code: 'Server.Busy',
  title: 'Not saved yet',
  message: 'What you entered is still here. Please send it again in a moment.',
  fields: {},
  typed: typedIn(form),
})
