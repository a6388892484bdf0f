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
  /** The profiles with whose rights it may be tried; none for people who may not read them. */
  profiles: TriedProfile[]
  /** Sent with a write, so that a second click does nothing. */
  key: string
}

/** A security profile as an operation is tried with it. */
export interface TriedProfile {
  id: string
  name: string
  /** Standard and custom ones. */
  roles: string[]
  /** Roles of it that this person lacks, so that a call runs without them. */
  missing: string[]
}

/** The field with the ID of the profile; empty for one's own rights. */
export const profileField = 'as.profile'

export interface SentAnswer {
  /** The customer in whose name it was sent. */
  person?: string | undefined
  /** The profile with whose rights it was sent. */
  profile?: TriedProfile | undefined
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
  question?: { verb: string; address: string; body: string; profile: TriedProfile | undefined } | undefined
  answer?: SentAnswer | undefined
  fields?: Record<string, string> | undefined
  /** Why it was not sent in the name of a customer, or with the rights of a profile. */
  problem?: string | undefined
}
