/** A form that could not be saved and can be sent again. */
export interface FailedForm {
  /** Path and query it was sent to. */
  action: string
  fields: [name: string, value: string][]
  /** Names of fields whose value is never sent back. */
  secrets: string[]
  /** Names of file fields; the files must be chosen again. */
  files: string[]
}

/** Finds the failed form in thrown data. */
export const failedFormIn = (data: unknown): FailedForm | undefined =>
  typeof data === 'object' && data !== null && 'failedForm' in data
    ? (data.failedForm as FailedForm | undefined)
    : undefined
