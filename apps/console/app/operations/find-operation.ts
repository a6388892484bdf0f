import type { Operation } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'

export type PathValues = Record<string, string>

export interface FoundOperation {
  operation: Operation
  params: PathValues
}

interface Pattern {
  operation: Operation
  segments: readonly string[]
}

const byID = new Map(operations.map((operation) => [operation.id, operation]))

export const findOperation = (id: string): Operation | undefined => byID.get(id)

/** Reads by path; a fixed word wins over a parameter, as `/catalogs/assignments` over `/catalogs/:catalogID`. */
const reads: readonly Pattern[] = operations
  .filter(({ verb, open, path }) => verb === 'GET' && !open && !path.startsWith('/oauth'))
  .map((operation) => ({ operation, segments: operation.path.slice(1).split('/') }))
  .sort((one, other) => parameters(one) - parameters(other))

function parameters({ segments }: Pattern): number {
  return segments.filter((segment) => segment.startsWith(':')).length
}

/** The read behind a path of the API, such as `buyers/northline/costcenters`, and the values of its parameters. */
export function findRead(path: string): FoundOperation | undefined {
  const given = path.split('/').filter(Boolean).map(decodeSegment)
  for (const { operation, segments } of reads) {
    const params = matchSegments(segments, given)
    if (params) return { operation, params }
  }
  return undefined
}

function matchSegments(segments: readonly string[], given: readonly string[]): PathValues | undefined {
  if (segments.length !== given.length) return undefined
  const params: PathValues = {}
  for (const [at, segment] of segments.entries()) {
    const value = given[at] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return params
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
