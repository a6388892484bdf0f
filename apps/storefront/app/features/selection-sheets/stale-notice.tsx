import { Notice } from '@tessera/ui/notice'

interface Stale {
  message: string
  who: string | null
}

const staleIn = (answer: unknown): Stale | undefined =>
  typeof answer === 'object' && answer !== null && 'stale' in answer ? (answer.stale as Stale | undefined) : undefined

/** Says that the sheet was changed meanwhile; the page below shows its current state. */
export function StaleNotice({ answer }: { answer: unknown }) {
  const stale = staleIn(answer)
  if (!stale) return null
  return (
    <Notice kind="warning" isLive title={stale.who ? `Changed by ${stale.who}` : 'Changed by someone else'}>
      {stale.message}
    </Notice>
  )
}
