import type { ErrorCode } from '@tessera/contract/errors'

export interface CustomAuthHeader {
  CustomAuthHeaderName?: unknown
  CustomAuthHeaderValue?: unknown
}

/** A header needs both a name and a value, or neither. */
export function findHeaderProblem(given: CustomAuthHeader | null | undefined): ErrorCode | undefined {
  if (given?.CustomAuthHeaderName && !given.CustomAuthHeaderValue) return 'Integration.CustomAuthHeaderValueRequired'
  if (given?.CustomAuthHeaderValue && !given.CustomAuthHeaderName) return 'Integration.CustomAuthHeaderNameRequired'
  return undefined
}
