import { Button } from '@tessera/ui/button'
import { CopyIcon } from '@tessera/ui/icons'
import { Notice } from '@tessera/ui/notice'
import { DayAt } from '@tessera/ui/time-zone'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useState } from 'react'

export interface ShareLink {
  url: string
  expiresAt: string
  isSent: boolean
}

/** Finds the new link in an action's result. */
export const linkIn = (answer: unknown): ShareLink | undefined =>
  typeof answer === 'object' && answer !== null && 'link' in answer ? (answer.link as ShareLink | undefined) : undefined

/** Shows the link once: only its hash is stored. */
export function NewLink({ link: { url, expiresAt, isSent }, what }: { link: ShareLink; what: string }) {
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Notice
      kind="success"
      isLive
      title={isSent ? 'Link created and emailed to your client' : 'Link created'}
      action={
        isHydrated && (
          <Button size="Small" icon={<CopyIcon className="size-4" />} onClick={copy}>
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
        )
      }
    >
      <p>
        <a href={url} className="break-all" data-share-link>
          {url}
        </a>
      </p>
      <p className="mt-1 text-sm text-stone">
        It opens {what} until <DayAt at={expiresAt} />. We only show it once; you can create another anytime.
      </p>
    </Notice>
  )
}
