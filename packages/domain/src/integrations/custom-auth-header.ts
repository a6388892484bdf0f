import type { ErrorCode } from '@tessera/contract/errors'

export interface CustomAuthHeader {
  CustomAuthHeaderName?: unknown
  CustomAuthHeaderValue?: unknown
}

/** A header is a name and a value, or it is not there. */
export function findHeaderProblem(given: CustomAuthHeader | null | undefined): ErrorCode | undefined {
  if (given?.CustomAuthHeaderName && !given.CustomAuthHeaderValue) return 'Integration.CustomAuthHeaderValueRequired'
  if (given?.CustomAuthHeaderValue && !given.CustomAuthHeaderName) return 'Integration.CustomAuthHeaderNameRequired'
  return undefined
}
