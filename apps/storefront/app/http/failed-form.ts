/** A form that could not be saved, so that the same can be sent again. */
export interface FailedForm {
  /** Path and query it was sent to. */
  action: string
  fields: [name: string, value: string][]
  /** Names of fields whose value is never sent back. */
  secrets: string[]
  /** Names of fields with a file, which has to be chosen again. */
  files: string[]
}

/** Out of whatever was thrown. */
export const failedFormIn = (data: unknown): FailedForm | undefined =>
  typeof data === 'object' && data !== null && 'failedForm' in data
    ? (data.failedForm as FailedForm | undefined)
    : undefined
