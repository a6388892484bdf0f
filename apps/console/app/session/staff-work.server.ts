import type { RequestOptions } from '@tessera/client/call-options'
import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { OperatorResource } from '@tessera/client/shop/types.gen'
import { ownValue } from '@tessera/contract/kit/own-value'
import { pdfUpload, photoUpload } from '@tessera/contract/middleware/photos/uploads'
import { getEnvironment } from '../http/environment.server.ts'
import { describeFailure } from './read-staff-call.server.ts'
import type { Staff } from './staff.server.ts'
import { uploadFile } from './upload-file.server.ts'

interface StaffTask {
  operator: OperatorResource
  /** The second word of the button: `moveReturn:approved`. */
  variant: string
  /** The typed text of a field. */
  text(name: string): string
  /** Names of the form that begin so, without the beginning, with their values. */
  each: EachField
  /** Uploads the file of the form. Null without one. */
  upload(): Promise<string | null>
  options: RequestOptions
}

export type EachField = (start: string) => [name: string, value: string][]

type Typed = Readonly<Record<string, string>>

/** The form that takes the work back, from what was sent and the answer; none if there is nothing to take back. */
type FindUndo = (typed: Typed, answer: unknown) => Typed | undefined

/** Each button of a page: the call it makes, the sentence that confirms it, and how it is taken back. */
export type StaffWorks = Readonly<
  Record<string, readonly [work: (task: StaffTask) => Promise<unknown>, done: string, findUndo?: FindUndo]>
>

export interface StaffOutcome {
  /** The record that was worked on: its number. */
  about: string
  done?: string
  problem?: string
  /** It was changed by someone else meanwhile. */
  isConflict?: boolean
  /** An Undo was refused. It has no form of its own: its notice was one. */
  isUndo?: boolean
  typed?: Record<string, string>
  /** The fields of the form that takes it back. */
  undo?: Typed
}

/** A file has to be chosen again after a refusal: browsers keep none. */
export const readTyped = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])))

/** One file goes with a message. */
async function uploadAttachment(token: string, form: FormData): Promise<string | null> {
  const file = form.get('attachment')
  if (!(file instanceof File) || file.size === 0) return null
  const { path } = file.type === 'application/pdf' ? pdfUpload : photoUpload
  return uploadFile(file, { path, name: 'photo', token })
}

/** The button of a form: the work, and its variant. */
export const readIntent = (typed: unknown): string[] =>
  String(typed ?? '')
    .trim()
    .split(':')
    .slice(0, 2)

export const statusOf = ({ problem, isConflict }: Pick<StaffOutcome, 'problem' | 'isConflict'>): number =>
  isConflict ? 409 : problem ? 400 : 200

/** Does the work of one button. A refusal comes back with the server's words and everything that was typed. */
export async function doStaffWork(
  works: StaffWorks,
  { token }: Staff,
  form: FormData,
): Promise<StaffOutcome & { answer?: unknown }> {
  const typed = readTyped(form)
  const about = typed.number ?? ''
  const [intent = '', variant = ''] = readIntent(typed.intent)
  const found = ownValue(works, intent)
  if (!found) return { about, problem: 'This button is no longer here. Reload the page.', typed }
  const [work, done, findUndo] = found
  try {
    const answer = await work({
      operator: getEnvironment().shop.Operator,
      variant,
      text: (name) => typed[name] ?? '',
      each: (start) =>
        Object.entries(typed).flatMap(([name, value]) =>
          name.startsWith(start) ? [[name.slice(start.length), value]] : [],
        ),
      upload: () => uploadAttachment(token, form),
      options: { accessToken: token, idempotencyKey: `${typed.key}-${about}-${typed.intent}` },
    })
    const undo = findUndo?.(typed, answer)
    const own = { number: about, key: `undo-${typed.key}`, isUndo: 'yes' }
    return { about, done, answer, ...(undo && { undo: { ...own, ...undo } }) }
  } catch (error) {
    const isConflict = error instanceof ShopApiError && error.status === 409
    // the values of an undo were not typed, so no form shows them
    return typed.isUndo
      ? { about, problem: undoProblem(error, isConflict), isConflict, isUndo: true }
      : { about, problem: problemText(error), typed, isConflict }
  }
}

const undoProblem = (error: unknown, isConflict: boolean): string =>
  isConflict
    ? 'This wasn’t undone, because someone else has changed it since.'
    : `This wasn’t undone. ${problemText(error)}`

/** A failure keeps what was typed and can be tried again: the idempotency key makes a second try harmless. */
export function problemText(error: unknown): string {
  if (error instanceof ShopApiError && error.status < 500)
    return error.fields.map(({ message }) => message).join(' ') || error.message
  const { code, requestId } = describeFailure(error)
  const reference = requestId ? ` (${code}, request ${requestId})` : ` (${code})`
  return `The shop didn’t respond${reference}. Nothing you typed is lost. Try again in a moment; it is done once.`
}
