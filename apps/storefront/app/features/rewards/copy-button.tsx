import { Button } from '@tessera/ui/button'
import { CopyIcon } from '@tessera/ui/icons'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useState } from 'react'

/** Shown only with JavaScript; without it, the text can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [status, setStatus] = useState('')
  if (!useHydrated()) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus('Copied'),
      () => setStatus('Copy it manually'),
    )
  return (
    <>
      <Button size="Small" icon={<CopyIcon className="size-4" />} onClick={copy}>
        {label}
      </Button>
      <span role="status" className="text-sm text-stone">
        {status}
      </span>
    </>
  )
}
