import type { ErrorEntry } from '@tessera/client/platform-error'

interface MissingObject {
  kind: string
  id: string
}

/** The object that the platform did not find; undefined for other errors. */
export function findMissing({ ErrorCode, Data }: ErrorEntry): MissingObject | undefined {
  const { ObjectType, ObjectID } = (Data ?? {}) as Record<string, unknown>
  return ErrorCode === 'NotFound' && typeof ObjectType === 'string' && typeof ObjectID === 'string'
    ? { kind: ObjectType, id: ObjectID }
    : undefined
}
