import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeTitle } from './change-title.ts'
import { hasTypedText } from './has-typed-text.ts'
import { type LiveChange, useLive } from './use-live.ts'

/** Says that someone changed what this page shows. Nothing is replaced until it is asked for. */
export function LiveNotice({ mayAudit }: { mayAudit: boolean }) {
  const { changes, clear } = useLive()
  const { revalidate } = useRevalidator()
  const last = changes.at(-1)
  const author = useAuthor(mayAudit ? last : undefined)
  const by = last?.by ?? author
  if (!last) return null
  const isTyping = hasTypedText()
  const show = () => {
    clear()
    void revalidate()
  }
  return (
    <Notice
      isLive
      className="mb-4"
      title={changeTitle(changes, by)}
      action={
        isTyping ? undefined : (
          <Button size="Small" onClick={show}>
            Show
          </Button>
        )
      }
    >
      {isTyping && 'Your form isn’t affected. When you save, you’ll see what changed.'}
    </Notice>
  )
}

/** The user name behind a change, for people who may read the audit. */
function useAuthor(change: LiveChange | undefined): string | undefined {
  const [author, setAuthor] = useState<{ request: string; name: string }>()
  const request = change?.event?.request ?? undefined
  useEffect(() => {
    if (!request) return
    const leaving = new AbortController()
    fetch(`/console/live/by?${new URLSearchParams({ request })}`, { signal: leaving.signal, redirect: 'error' })
      .then((answer) => answer.json() as Promise<{ name: string | null }>)
      .then(({ name }) => name && setAuthor({ request, name }))
      .catch(() => {})
    return () => leaving.abort()
  }, [request])
  return author?.request === request ? author?.name : undefined
}
