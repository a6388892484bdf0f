/** Why a page cannot be shown, in words; thrown with its status. */
export interface Problem {
  title: string
  message: string
  code?: string | undefined
  requestId?: string | null | undefined
  /** Any one of these rights would do. */
  roles?: readonly string[] | undefined
  /** The password is asked for, and then the form is sent again. */
  ask?: PasswordQuestion | undefined
}

export interface PasswordQuestion {
  /** The form that waits, without secrets. */
  fields: [name: string, value: string][]
  refusal: string | null
  /** Secrets were typed, which no page repeats: the form has to be filled in again. */
  isLost: boolean
}

/** The field of the password that is typed again. */
export const passwordAgain = 'passwordAgain'
