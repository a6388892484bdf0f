import type { LinkNeeds } from '../plan-needs.ts'
import { checkRange } from '../projects/resolve-item.ts'
import { newShareToken } from './share-token.ts'

const day = 24 * 60 * 60_000
const usualDays = 30

/** Makes a link to a client's page. It is shown once; only its hash is stored, which opens nothing. */
export function newShareLink(
  { linkSecret, publicUrl }: Pick<LinkNeeds, 'linkSecret' | 'publicUrl'>,
  page: 'shared-sheet' | 'proposal',
  { days }: { days?: number | null },
  now: Date,
) {
  const expiresAt = new Date(now.getTime() + checkRange(days ?? usualDays, 'days', 1, 90) * day).toISOString()
  const { token, hash } = newShareToken(linkSecret)
  return { token, hash, url: `${publicUrl}/${page}/${token}`, expiresAt }
}
