import type { ErrorCode } from '@tessera/contract/errors'

export interface CustomAuthHeader {
  CustomAuthHeaderName?: unknown
  CustomAuthHeaderValue?: unknown
}

/** A header needs both a name and a value, or neither. */
export function findHeaderProblem(header: CustomAuthHeader | null | undefined): ErrorCode | undefined {
  if (header?.CustomAuthHeaderName && !header.CustomAuthHeaderValue) return 'Integration.CustomAuthHeaderValueRequired'
  if (header?.CustomAuthHeaderValue && !header.CustomAuthHeaderName) return 'Integration.CustomAuthHeaderNameRequired'
  return undefined
}
