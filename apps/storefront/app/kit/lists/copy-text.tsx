import { CheckIcon, CopyIcon } from '@tessera/ui/icons'
import { useEffect, useState } from 'react'

/** A number with a copy button. Without JavaScript it is selected manually. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [canCopy, setCanCopy] = useState(false)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => setCanCopy('clipboard' in navigator), [])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <span className="inline-flex items-center gap-1">
      <span className="tabular text-ink select-all">{text}</span>
      {canCopy && (
        <button
          type="button"
          onClick={copy}
          aria-label={`Copy the ${label}`}
          className="inline-flex size-8 cursor-pointer items-center justify-center rounded hover:bg-grout"
        >
          {isCopied ? <CheckIcon className="size-4 text-sage" /> : <CopyIcon className="size-4" />}
        </button>
      )}
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </span>
  )
}
