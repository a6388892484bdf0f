interface Refusal {
  status: number
  code: string
  message: string
  fields: { field: string; message: string }[]
}

/** The error of a call that is expected to fail; undefined when it succeeds. */
export const refusal = (work: Promise<unknown>): Promise<Refusal | undefined> =>
  work.then(
    () => undefined,
    (error: Refusal) => error,
  )
