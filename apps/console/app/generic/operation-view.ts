import type { FormSection } from './form-field.ts'

export interface OperationView {
  id: string
  summary: string
  verb: string
  path: string
  isWrite: boolean
  roles: readonly string[]
  /** Why it cannot be sent, if it cannot. */
  refusal: string | null
  /** The answer is a token or a secret. */
  isSecret: boolean
  sections: FormSection[]
  values: Record<string, string>
  /** Whether this person may run it in the name of a customer. */
  isForCustomers: boolean
  /** Sent with a write, so that a second click does nothing. */
  key: string
}

export interface SentAnswer {
  /** The customer in whose name it was sent. */
  person?: string | undefined
  status: number
  isOk: boolean
  milliseconds: number
  requestId: string | null
  text: string
  curl: string
}

/** The outcome of the form: a question before a write, an answer, or fields to mend. */
export interface OperationOutcome {
  values: Record<string, string>
  question?: { verb: string; address: string; body: string } | undefined
  answer?: SentAnswer | undefined
  fields?: Record<string, string> | undefined
  /** Why it was not sent in the name of a customer. */
  problem?: string | undefined
}
