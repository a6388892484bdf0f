import { isUuid } from '../../../kit/is-uuid.ts'

export interface BasketVersion {
  id: string
  /** Version the sender has seen; undefined if not sent. */
  version: number | undefined
}

/** The ID of a project's basket never changes. `{uuid}.{version}` also names the version the sender has seen. */
export function parseBasketId(text: string): BasketVersion | undefined {
  const [id = '', version, ...rest] = text.split('.')
  if (rest.length > 0 || !isUuid(id)) return undefined
  if (version === undefined) return { id, version: undefined }
  return /^\d{1,9}$/.test(version) ? { id, version: Number(version) } : undefined
}
