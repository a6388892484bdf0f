import type { Operation } from '../kit/operation.ts'
import { operations } from './operations.ts'

const byID = new Map(operations.map((operation) => [operation.id, operation]))

/** The public row of this ID; a wrong one is a mistake of ours. */
export function getOperation(id: string): Operation {
  const operation = byID.get(id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  return operation
}
