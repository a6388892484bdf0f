/** Members of a provider's answer. Everything else that it sends is dropped. */
const names: ReadonlySet<string> = new Set(['code', 'state', 'iss', 'error', 'error_description'])

/** Reads the query or the form with which a browser comes back from the provider. */
export const readProviderAnswer = (sent: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries((sent ?? {}) as Record<string, unknown>).filter(
      (pair): pair is [string, string] => names.has(pair[0]) && typeof pair[1] === 'string',
    ),
  )
