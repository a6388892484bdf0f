import { own } from '@tessera/contract/kit/own'
import type { ActionFunctionArgs } from 'react-router'
import { readForm, unreadableForm } from '../lib/read-form.server.ts'
import { visitorContext } from '../session/context.server.ts'
import type { Visitor } from '../session/visitor.server.ts'
import { textOf } from './form-answer.server.ts'

interface Sent {
  form: FormData
  visitor: Visitor
}

/** What an action of a form is given: the arguments of its route, the form and who sent it. */
export type FormArgs<Args> = Args & Sent

type Given = Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>

interface Options {
  /** As long as such a form may be; more only where photos or files come along. */
  mostBytes?: number
}

/** The listener refuses longer forms before they are read, except where files come along. */
const usualBytes = 1_048_576

/** An action of a page that has one form, which does one thing. */
export const formAction =
  <Args extends Given, Answer>(work: (asked: FormArgs<Args>) => Promise<Answer>, options: Options = {}) =>
  (args: Args): Promise<Answer> =>
    runForm(args, options, (asked) => {
      if (asked.form.has('intent')) throw unreadableForm()
      return work(asked)
    })

interface ManyOptions extends Options {
  /** The field that names what to do. */
  field?: string
}

/**
 * An action of a page with several forms: a field of the form, usually `intent`, names one of `actions`, and `work` is
 * given what stands there. Any other word is refused, also those that every object knows (`constructor`, `__proto__`).
 */
export const formActions =
  <Action, Args extends Given, Answer>(
    actions: Readonly<Record<string, Action>>,
    work: (asked: FormArgs<Args>, action: Action) => Promise<Answer>,
    { field = 'intent', ...options }: ManyOptions = {},
  ) =>
  (args: Args): Promise<Answer> =>
    runForm(args, options, (asked) => {
      const action = own(actions, textOf(asked.form, field))
      if (action === undefined) throw unreadableForm()
      return work(asked, action)
    })

async function runForm<Args extends Given, Answer>(
  args: Args,
  { mostBytes = usualBytes }: Options,
  work: (asked: FormArgs<Args>) => Promise<Answer>,
): Promise<Answer> {
  const form = await readForm(args.request, mostBytes)
  return work({ ...args, form, visitor: args.context.get(visitorContext) })
}
